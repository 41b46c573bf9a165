import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Brotli's levels: for an answer that somebody waits for, for one that many will get, and as tight as it can be. */
export const BROTLI = { quick: 5, good: 9, tight: constants.BROTLI_MAX_QUALITY } as const;

/** Zlib answers with a part of a block of 16 KB; what keeps the part would keep the block. */
const withoutItsBlock = (part: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
};

/** Brotli of some bytes that takes no more memory than it is long: it may be kept. */
export const toBrotli = async (bytes: Buffer, quality: number): Promise<Buffer> =>
  withoutItsBlock(
    await compress(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );

/**
 * Sends what is kept as brotli in a form that the caller reads. Hardly anybody does not read brotli, so nothing is kept for
 * them: twice as many pages find room.
 */
export const sendBrotli = async (request: FastifyRequest, reply: FastifyReply, brotli: Buffer): Promise<FastifyReply> => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(brotli);
  const plain = await decompress(brotli);
  return accepted.includes('gzip') ? reply.header('content-encoding', 'gzip').send(await zip(plain)) : reply.send(plain);
};
