"""A server in a thread of its own, for clients that ask synchronously."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from sobremesa.server import Settings, create_app
from sobremesa.server.listening import options
from sobremesa.server.serving import bind


@contextmanager
def running(settings: Settings, port: int = 0) -> Iterator[str]:
    app = create_app(settings)
    sock = bind("127.0.0.1", port)
    port = sock.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(app, **options("127.0.0.1", port)))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[sock])))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
