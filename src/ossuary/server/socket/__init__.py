"""WebSockets: one connection a client, and the limits on them."""
