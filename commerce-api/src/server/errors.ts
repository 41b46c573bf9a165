import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from './app-services.ts';
import type { Translate } from '../translation/translate.ts';
import { translatorOf } from './translator-of.ts';
import { UnavailableError } from '../database/unavailable-error.ts';
import { ApiError, TooManyTries } from './api-error.ts';

interface ErrorAnswer {
  readonly message: string;
  readonly code: string | number;
  readonly trace: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

const texts: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'Nieprawidłowe dane żądania.'],
  404: ['not_found', 'Nie ma takiego adresu.'],
  405: ['method_not_allowed', 'Ta metoda nie jest dozwolona.'],
  406: ['not_acceptable', 'Nie możemy odpowiedzieć w tym formacie.'],
  413: ['too_large', 'Przesłane dane są zbyt duże.'],
  415: ['unsupported_media_type', 'Nieobsługiwany format danych.'],
  429: ['too_many_requests', 'Zbyt wiele prób. Spróbuj ponownie za chwilę.'],
};

const retryAfterSeconds = 2;

/** E-01, ∅10: what a caller reads about an error; never a stack, never the message of an unexpected one. */
function answer(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  translate: Translate,
): readonly [status: number, body: ErrorAnswer] {
  const trace = request.id;
  if (error instanceof ApiError) {
    const { message, code, parameters } = error;
    return [error.status, { message: translate(message, error.ownName), code, trace, ...(parameters === undefined ? {} : { parameters }) }];
  }
  if (error instanceof UnavailableError) {
    request.log.warn({ err: error }, 'the database is away');
    return [503, { message: translate(unavailable.message), code: unavailable.code, trace }];
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ err: error }, 'a request failed');
    return [500, { message: translate('Wystąpił błąd. Spróbuj ponownie.'), code: 'internal', trace }];
  }
  const field = error.validation?.[0];
  const isQty = field?.instancePath.endsWith('/qty') === true;
  const [code, message] = isQty ? ['wrong_qty', 'Podaj liczbę sztuk.'] : (texts[status] ?? ['bad_request', 'Nieprawidłowe dane żądania.']);
  const where = field === undefined ? undefined : `${error.validationContext ?? ''}${field.instancePath} ${field.message ?? ''}`.trim();
  return [status, { message: translate(message), code, trace, ...(where === undefined ? {} : { parameters: { reason: where } }) }];
}

/** The error answer while the database is away. */
export const unavailable = { code: 'unavailable', message: 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.' } as const;

/** Every error of every route answers {message, code, trace}, in the language of who asks. */
export function answerErrors(app: FastifyInstance, services: Pick<AppServices, 'translatorFor'>): void {
  app.setErrorHandler((error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const [status, body] = answer(error, request, translatorOf(request, services).translate);
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    if (error instanceof TooManyTries) reply.header('retry-after', error.retryAfterSeconds);
    return reply.status(status).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const message = translatorOf(request, services).translate('Nie ma takiego adresu.');
    return reply.status(404).send({ message, code: 'not_found', trace: request.id } satisfies ErrorAnswer);
  });
}
