"""Tables: what is stored about them, how they are rebuilt, and what people do there."""
