import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface Stored {
  readonly bytes: Buffer;
  readonly encoding: string | null;
}

const MEMORY_BYTES = 8 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';

// Every part of an address under /assets/ and /releases/: names, release ids and flat file names only.
const safe = /^[\w@+-][\w.@+-]*$/;

/** Of the common headers, those that say something of documents alone. */
const documentHeaders = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'] as const;

/** Serves release folders as they were built: immutable addresses, compressed when built, nothing outside the store. */
export const registerAssets = (app: FastifyInstance, releasesDir: string): void => {
  const memory = new LRUCache<string, Stored>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });

  const read = async (file: string, accepted: string): Promise<Stored | null> => {
    const wanted = encodings.find(({ name }) => accepted.includes(name));
    const key = `${wanted?.name ?? ''}|${file}`;
    const known = memory.get(key);
    if (known) return known;
    for (const { path, encoding } of [
      ...(wanted ? [{ path: file + wanted.suffix, encoding: wanted.name }] : []),
      { path: file, encoding: null },
    ]) {
      try {
        if (!(await stat(path)).isFile()) continue;
        const stored = { bytes: await readFile(path), encoding };
        memory.set(key, stored);
        return stored;
      } catch {
        // not there in this encoding: the next one
      }
    }
    return null;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, parts: readonly string[], file: string): Promise<FastifyReply> => {
    const stored = parts.every((part) => safe.test(part)) ? await read(file, String(request.headers['accept-encoding'] ?? '')) : null;
    if (stored === null) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    }
    if (stored.encoding) reply.header('content-encoding', stored.encoding);
    // A page fetches many files, and each of them would carry these along.
    for (const header of documentHeaders) reply.removeHeader(header);
    return reply
      .header('cache-control', IMMUTABLE)
      .header('vary', 'Accept-Encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(types[extname(file)] ?? 'application/octet-stream')
      .send(stored.bytes);
  };

  app.get<{ Params: { name: string; release: string; file: string } }>('/assets/:name/:release/:file', (request, reply) => {
    const { name, release, file } = request.params;
    return send(request, reply, [name, release, file], join(releasesDir, name, release, 'web', file));
  });

  app.get<{ Params: { name: string; release: string } }>('/releases/:name/:release/release.json', (request, reply) => {
    const { name, release } = request.params;
    return send(request, reply, [name, release], join(releasesDir, name, release, 'release.json'));
  });
};
