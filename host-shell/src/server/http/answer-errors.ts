import type { FastifyInstance } from 'fastify';
import { hasLeft } from '../ops/host-log.ts';

/** 4xx where the error says that the request was wrong (an odd address, a body that is too large); else the server failed. */
const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
};

const REFUSED = 'Nieprawidłowe żądanie.';
const FAILED = 'Przepraszamy, coś poszło nie tak. Spróbuj ponownie za chwilę.';

/** J-118: every error gets an answer in the shop's words; only those of the server are logged as such. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    const details = { url: request.url, error: error instanceof Error ? error.stack : String(error) };
    if (hasLeft(reply)) request.log.info({ url: request.url }, 'the client has left');
    else if (status === 500) request.log.error(details, 'request failed');
    else request.log.info(details, 'request refused');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(status === 500 ? FAILED : REFUSED);
  });
};
