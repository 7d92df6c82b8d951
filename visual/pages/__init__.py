"""The pages, as Gradio blocks."""
