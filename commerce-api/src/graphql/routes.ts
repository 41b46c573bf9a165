import { GraphQLError } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-http';
import type { Response } from 'graphql-http';
import type { CompiledQuery } from 'graphql-jit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../customers/token.ts';
import { UnavailableError } from '../database/unavailable-error.ts';
import { ApiError } from '../server/api-error.ts';
import { unavailable } from '../server/errors.ts';
import { noteRefusal } from '../server/security-events.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import { withPromises } from '../promise/texts.ts';
import { isStorable } from '../server/well-formed.ts';
import { addressKey } from 'shared-contracts/network';
import type { Translate } from '../translation/translate.ts';
import type { AppServices } from '../server/app-services.ts';
import type { RequestContext } from './context.ts';
import { Documents, tooLarge, type DocumentsOptions } from './documents.ts';
import { limits } from './limits.ts';
import { draftOf } from '../editing/preview/draft-of.ts';
import { withDraft } from '../editing/preview/with-draft.ts';
import { isPriceRead, priceHeaders, readHeaders } from './cache-headers.ts';

const largestBody = 256 * 1024;
/** Of one network address, which hundreds of shoppers of an office or a mobile network may share; a page of the shop costs up to eighty. */
const pointsPerMinute = 30_000;
/** Reading and compiling a document that is not known. */
const newDocumentPoints = 20;

/** Codes of errors that the asker caused; their messages are shown. */
const clientErrorCodes: ReadonlySet<unknown> = new Set(['BAD_USER_INPUT', 'QUERY_TOO_LARGE']);

/** What an error carries beside its message; compiled queries leave the field away when a resolver has thrown. */
const extensionsOf = (error: Readonly<GraphQLError | Error>): Readonly<Record<string, unknown>> =>
  'extensions' in error ? { ...error.extensions } : {};

/** Errors of the server's own code have an `originalError`; their messages stay here and only the trace goes out. */
function formatError(error: Readonly<GraphQLError | Error>, request: FastifyRequest, translate: Translate): GraphQLError {
  const { id: trace, log } = request;
  const isOurs =
    error instanceof GraphQLError &&
    error.originalError !== undefined &&
    error.originalError !== null &&
    !clientErrorCodes.has(extensionsOf(error)['code']);
  if (isOurs && error.originalError instanceof UnavailableError) {
    return new GraphQLError(translate(unavailable.message), { path: error.path ?? null, extensions: { code: 'UNAVAILABLE', trace } });
  }
  if (isOurs && error.originalError instanceof ApiError) {
    const { code, message } = error.originalError;
    noteRefusal(request, String(code));
    return new GraphQLError(translate(message), { path: error.path ?? null, extensions: { code: String(code).toUpperCase(), trace } });
  }
  if (isOurs) {
    log.error({ err: error.originalError, path: error.path }, 'a resolver failed');
    return new GraphQLError(translate('Wystąpił błąd. Spróbuj ponownie.'), {
      path: error.path ?? null,
      extensions: { code: 'INTERNAL', trace },
    });
  }
  const { nodes, path } = error instanceof GraphQLError ? error : { nodes: null, path: null };
  return new GraphQLError(error.message, {
    nodes: nodes ?? null,
    path: path ?? null,
    extensions: { code: 'BAD_REQUEST', ...extensionsOf(error), trace },
  });
}

const headerText = (value: string | readonly string[] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(',');

const mutationOverGet = (trace: string): Response => [
  JSON.stringify({ errors: [{ message: 'Cannot perform mutations over GET', extensions: { code: 'BAD_REQUEST', trace } }] }),
  { status: 405, statusText: 'Method Not Allowed', headers: { allow: 'POST', 'content-type': 'application/json; charset=utf-8' } },
];

/** The answer for clients that accept plain JSON only, as the shop's servers do: the handler's own serialiser checks each value for errors. */
const plainAnswer = (accept: string | undefined, result: ExecutionResult): Response | undefined =>
  accept === 'application/json' && result.errors === undefined
    ? [JSON.stringify(result), { status: 200, statusText: 'OK', headers: { 'content-type': 'application/json; charset=utf-8' } }]
    : undefined;

export interface GraphqlOptions extends DocumentsOptions {
  /** Whether a caller is a host's own server, which reads for all its visitors. */
  readonly isHost: (address: string) => boolean;
}

/** GraphQL over HTTP at /graphql: GET and POST, JSON bodies only. */
export function graphqlRoutes(services: AppServices, schema: GraphQLSchema, { isHost, ...options }: GraphqlOptions) {
  const documents = new Documents(schema, options);
  const byAddress = services.limits.of({ name: 'graphql-cost', most: pointsPerMinute, spanMs: 60_000 });

  /** Counts what a request costs before it is run (J-116). @throws TooManyTries */
  const charge = async ({ ip }: FastifyRequest, points: number): Promise<void> => {
    if (!isHost(ip)) await byAddress.take(addressKey(ip), points);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const store = storeOf(request, services.reference);
    const draft = await draftOf(request, services);
    const shown = draft?.written == null ? services : withDraft(services, draft.written);
    const promises = () => ({ network: shown.reference.network, store: store.code, days: shown.promises.days(null) });
    const context: RequestContext = {
      services: shown,
      store,
      token: bearerToken(request.headers.authorization),
      ...withPromises(translatorOf(request, shown), promises),
    };
    let compiled: CompiledQuery | undefined;
    let isUnavailable = false;
    let isOfPrices = false;
    const handle = createHandler({
      formatError: (error) => {
        const formatted = formatError(error, request, context.translate);
        isUnavailable ||= formatted.extensions['code'] === 'UNAVAILABLE';
        return formatted;
      },
      onSubscribe: async ({ method }, { query, operationName, variables }) => {
        if (!isStorable(variables)) return [new GraphQLError('texts have no U+0000 and whole characters only')];
        if (!documents.has(query, operationName ?? undefined)) await charge(request, newDocumentPoints);
        const prepared = documents.prepare(query, operationName ?? undefined);
        if ('errors' in prepared) return prepared.isMutation && method === 'GET' ? mutationOverGet(request.id) : prepared.errors;
        const cost = prepared.cost(variables ?? {});
        if (cost > limits.cost) return [tooLarge(`a query may cost at most ${limits.cost} points, this one costs ${cost}`)];
        await charge(request, cost);
        compiled = prepared.compiled;
        isOfPrices = method === 'GET' && isPriceRead(prepared.document);
        return { schema, document: prepared.document, operationName, variableValues: variables, contextValue: undefined };
      },
      execute: ({ variableValues }) =>
        compiled?.query(undefined, context, variableValues ?? {}) ?? { errors: [new GraphQLError('nothing to run')] },
      onOperation: (_request, _args, result) => {
        if ('next' in result) return undefined;
        isOfPrices &&= result.errors === undefined;
        return plainAnswer(request.headers.accept, result);
      },
    });
    const [body, init] = await handle({
      url: request.url,
      method: request.method,
      // Node gives every header once, some as lists.
      headers: { get: (name: string) => headerText(request.headers[name.toLowerCase()]) },
      body: typeof request.body === 'string' ? request.body : null,
      raw: request,
      context: undefined,
    });
    // Half an answer must not be taken (or kept) for a whole one while the database is away.
    reply.status(isUnavailable ? 503 : init.status).headers(init.headers ?? {});
    reply.headers((isOfPrices ? priceHeaders : readHeaders)(context.token !== undefined));
    if (draft !== null) reply.header('cache-control', 'private, no-store');
    return reply.send(body ?? '');
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, (_, body, done) => done(null, body));
    app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/graphql', bodyLimit: largestBody, handler: answer });
  };
}
