"""The server: HTTP, sockets and streams over the application in `tables`; the web page too."""
