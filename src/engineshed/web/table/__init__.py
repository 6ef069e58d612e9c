"""The table's page: the scene from a viewpoint, what happened, what can be picked."""
