"""A visitor's work: sessions, turns on the device, races, studies."""
