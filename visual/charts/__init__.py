"""Charts that people study at their own pace."""
