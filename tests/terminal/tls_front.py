#!/usr/bin/env python3
"""TLS before a plain server: tls_front.py CERTIFICATE KEY PORT; says on which port it listens."""
import socket
import ssl
import sys
import threading


def pump(source, sink):
    try:
        while block := source.recv(65536):
            sink.sendall(block)
        sink.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # either side has gone


def serve(context, client, port):
    try:
        with context.wrap_socket(client, server_side=True) as secure:
            with socket.create_connection(("127.0.0.1", port)) as plain:
                threading.Thread(target=pump, args=(secure, plain), daemon=True).start()
                pump(plain, secure)
    except OSError:
        pass  # who does not trust the certificate hangs up


def main():
    certificate, key, port = sys.argv[1], sys.argv[2], int(sys.argv[3])
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        print(listener.getsockname()[1], flush=True)
        while True:
            client, _ = listener.accept()
            threading.Thread(target=serve, args=(context, client, port), daemon=True).start()


main()
