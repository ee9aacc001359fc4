#!/usr/bin/env python3
"""A proxy in front of a server, for tests of what a terminal does when a server or its host lets it down.

proxy.py old PORT     the server sees clients of protocol 1
proxy.py deaf PORT    once the commitments are shown, what a client sends arrives five seconds late

Prints its own port.
"""

import socket
import sys
import threading
import time

LATE = 5  # more than the time to open


class Line:
    """One connection."""

    def __init__(self, habit, client, server):
        self.habit, self.late_until = habit, 0
        threading.Thread(target=self.carry, args=(client, server, self.to_server), daemon=True).start()
        threading.Thread(target=self.carry, args=(server, client, self.to_client), daemon=True).start()

    def to_server(self, data):
        time.sleep(max(0, self.late_until - time.monotonic()))
        return data.replace(b"protocol=2", b"protocol=1") if self.habit == "old" else data

    def to_client(self, data):
        if self.habit == "deaf" and b'"closed":[1' in data:
            self.late_until = time.monotonic() + LATE
        return data

    @staticmethod
    def carry(source, sink, change):
        try:
            while data := source.recv(65536):
                sink.sendall(change(data))
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the other side has closed


def main():
    habit, port = sys.argv[1], int(sys.argv[2])
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        client, _ = listener.accept()
        Line(habit, client, socket.create_connection(("127.0.0.1", port)))


main()
