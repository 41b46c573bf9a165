import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { atOnce } from '../limits/at-once.ts';
import { ApiError } from '../server/api-error.ts';

/** Uploads of one network at the same time: each is in memory until it is kept. */
const MOST_UPLOADS_AT_ONCE = 10;

/**
 * J-236: a hook for calls that take files, before their body is read.
 * @throws ApiError 429 of a network that sends too many at the same time
 */
export function uploadPlaces(): (request: FastifyRequest, reply: FastifyReply) => void {
  const take = atOnce(MOST_UPLOADS_AT_ONCE);
  return (request, reply) => {
    const leave = take(addressKey(request.ip));
    if (leave === null) throw new ApiError(429, 'too_many_requests', 'Zbyt wiele prób. Spróbuj ponownie za chwilę.');
    // Also of a caller who went away.
    reply.raw.once('close', leave);
  };
}
