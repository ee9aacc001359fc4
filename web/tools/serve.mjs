// Serves dist under /some/folder/, as a static host may do: node tools/serve.mjs PORT
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const prefix = '/some/folder/';
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

createServer((request, response) => {
  const path = new URL(request.url, 'http://host').pathname;
  const file = join(dist, normalize(path.slice(prefix.length)) || '.', path.endsWith('/') ? 'index.html' : '');
  if (!path.startsWith(prefix) || !file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('not found');
    return;
  }
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(process.argv[2]), '127.0.0.1');
