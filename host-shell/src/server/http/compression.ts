import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Brotli's levels: for an answer that a visitor waits for, for one that many will get, and the highest one. */
export const BROTLI = { quick: 5, good: 9, tight: constants.BROTLI_MAX_QUALITY } as const;

/** Zlib's result is a slice of a block of 16 KB, which would stay in memory as long as the slice. */
const withoutItsBlock = (part: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
};

/** Below this brotli chooses a weaker search: bits. */
const SMALLEST_WINDOW = 17;

/**
 * The window that just holds the input, in bits. Brotli reserves twice its window; with the default of 4 MB V8 counted 8 MB for each
 * compression, and for so much memory beside its heap it collected all of that after every fourth page (ADR 141).
 */
const windowFor = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), SMALLEST_WINDOW), constants.BROTLI_DEFAULT_WINDOW);

/** HTML and JSON shrink to less: what fits into one output block costs no further turn of the thread pool. */
const EXPECTED_RATIO = 0.25;
const SMALLEST_BLOCK = 16 * 1024;

/** Compresses with brotli into a buffer of its own, which may be cached. */
export const toBrotli = async (bytes: Buffer, quality: number): Promise<Buffer> =>
  withoutItsBlock(
    await compress(bytes, {
      chunkSize: Math.max(SMALLEST_BLOCK, Math.ceil(bytes.length * EXPECTED_RATIO)),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );

/** What a brotli buffer has compressed. */
export const fromBrotli = (brotli: Buffer): Promise<Buffer> => decompress(brotli);

/**
 * Sends a brotli buffer in an encoding that the client accepts. Almost all clients accept brotli, so no other encoding is cached:
 * twice as many pages fit.
 */
export const sendBrotli = async (request: FastifyRequest, reply: FastifyReply, brotli: Buffer): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(brotli);
  const plain = await fromBrotli(brotli);
  return accepted.includes('gzip') ? reply.header('content-encoding', 'gzip').send(await zip(plain)) : reply.send(plain);
};
