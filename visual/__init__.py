"""What people look at: the stage, the charts, the pages."""
