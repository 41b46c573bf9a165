import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buildGallery, galleryFolder } from './build.ts';

/** Port of the gallery: GALLERY_PORT, 4200 by default, 0 for any free one. */
const port = Number(process.env['GALLERY_PORT'] ?? 4200);

// As strict as the shop's own policy, so that a part that breaks it is seen here first.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types amperio-gallery amperio-cms',
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

async function send(response: ServerResponse, file: string): Promise<void> {
  const body = await readFile(file).catch(() => null);
  if (body === null) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

await buildGallery();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const picture = /^\/media\/([a-z]+)$/.exec(pathname)?.[1];
  if (picture !== undefined) return void send(response, join(import.meta.dirname, 'pictures', `${picture}.svg`));
  const file = normalize(pathname === '/' ? '/index.html' : pathname);
  // Addresses of the samples (`/pralka.html`) all show the gallery again.
  return void send(response, join(galleryFolder, /^\/(main|\d+)[.\w]*\.(js|css)$/.test(file) ? file : 'index.html'));
});
server.listen(port, () => {
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Gallery: http://localhost:${at}/?store=amperio_pro&language=ua&part=price`);
});
