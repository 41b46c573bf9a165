import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../server/api-error.ts';
import { plainPages } from '../server/plain-page.ts';

/** J-162: the page asks its own server alone, runs its own files alone, and stands in no frame. Photos that wait are objects of the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-robots-tag': 'noindex, nofollow',
} as const;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Files whose names carry the hash of their content: `main.1a2b3c4d.js`. */
const hashedFile = /^[\w-]+(?:\.[\w-]+)*\.[\da-f]{8}\.(?:js|css|woff2)$/;

const { policy: plainPolicy, page: plainPage } = plainPages('');

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const encodings = [
  ['br', /\bbr\b/, '.br'],
  ['gzip', /\bgzip\b/, '.gz'],
] as const;

/** A file as small as the browser takes it; the build has packed the files. Null where there is none. */
async function packed(file: string, acceptEncoding: unknown): Promise<{ readonly bytes: Buffer; readonly encoding: string | null } | null> {
  for (const [encoding, pattern, ending] of encodings) {
    const bytes = pattern.test(String(acceptEncoding)) ? await read(file + ending) : null;
    if (bytes !== null) return { bytes, encoding };
  }
  const bytes = await read(file);
  return bytes === null ? null : { bytes, encoding: null };
}

/**
 * The page of the shop's staff. Files are read when they are asked for: a build during the run takes effect with the next load.
 * @param dir where the build has put them
 */
export function deskPageRoutes(dir: string) {
  const page = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const html = await read(join(dir, 'index.html'));
    reply.headers({ ...headers, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8');
    if (html !== null) return reply.send(html);
    return reply
      .status(503)
      .header('content-security-policy', plainPolicy)
      .send(
        plainPage({
          title: 'Biuro sklepu',
          main: '<h1>Biuro sklepu nie jest jeszcze zbudowane</h1><p>Zbuduj je poleceniem <code>pnpm build</code> i odśwież stronę.</p>',
        }),
      );
  };
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/desk', page);
    // An entry of a list.
    app.get('/desk/:list/:entry', page);
    app.get<{ Params: { readonly file: string } }>('/desk/:file', async (request, reply) => {
      const { file } = request.params;
      if (!hashedFile.test(file)) return page(request, reply);
      const found = await packed(join(dir, file), request.headers['accept-encoding']);
      if (found === null) throw new ApiError(404, 'not_found', 'Nie ma takiego adresu.');
      reply.headers({ ...headers, vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' });
      if (found.encoding !== null) reply.header('content-encoding', found.encoding);
      return reply.type(types[extname(file)] ?? 'application/octet-stream').send(found.bytes);
    });
  };
}
