import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAddressed } from 'shared-contracts/federation';
import type { AssetFiles, SentFile, WantedFile } from './asset-files.ts';

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

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For developers' releases: their addresses contain a content hash, but only one visitor needs them. */
const PRIVATE = 'private, max-age=3600, immutable';

// Every part of an address under /assets/ and /releases/: names, release ids and flat file names only.
const safe = /^[\w@+-][\w.@+-]*$/;

const refuse = (reply: FastifyReply, status: 404 | 502): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found' : 'This file of a release cannot be given now');

/** The file uncompressed. */
const plain = (bytes: Buffer | null): SentFile | null => bytes && { bytes, encoding: null };

/** Those of the common headers that only have a meaning for documents. */
const documentHeaders = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'] as const;

/** A file of a release that is in no storage; null: unknown here. */
export type AddressedFile = (wanted: WantedFile) => Buffer | null;

/** Serves the files of releases as they were built: immutable addresses, packed when built, nothing without the hash of its release. */
export const registerAssets = (app: FastifyInstance, files: AssetFiles, addressed: AddressedFile = () => null): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, wanted: WantedFile): Promise<FastifyReply> => {
    const { name, release, file } = wanted;
    if (!safe.test(name) || !safe.test(release) || !safe.test(file)) return refuse(reply, 404);
    let sent: SentFile | null;
    try {
      sent = isAddressed(release) ? plain(addressed(wanted)) : await files.get(wanted, String(request.headers['accept-encoding'] ?? ''));
    } catch {
      return refuse(reply, 502); // the log has the reason
    }
    if (sent === null) return refuse(reply, 404);
    if (sent.encoding) reply.header('content-encoding', sent.encoding);
    // A page fetches many files, and each of them would carry these along.
    for (const header of documentHeaders) reply.removeHeader(header);
    // What a script fetches goes by the policy of its document; a stylesheet has its own.
    if (file.endsWith('.js')) reply.removeHeader('referrer-policy');
    return reply
      .header('cache-control', isAddressed(release) ? PRIVATE : IMMUTABLE)
      .header('vary', 'Accept-Encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(types[extname(file)] ?? 'application/octet-stream')
      .send(sent.bytes);
  };

  app.get<{ Params: WantedFile }>('/assets/:name/:release/:file', (request, reply) => send(request, reply, request.params));

  app.get<{ Params: Omit<WantedFile, 'file'> }>('/releases/:name/:release/release.json', (request, reply) =>
    send(request, reply, { ...request.params, file: 'release.json' }),
  );
};
