import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import type { TrustedProxies } from 'shared-contracts/network';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { PromotionEnds } from '../catalogue/promotion-timer.ts';
import type { Retention } from '../clean-up/clean-up.ts';
import type { AppServices } from './app-services.ts';
import { deskPageRoutes } from '../desk/page-routes.ts';
import { graphqlRoutes } from '../graphql/routes.ts';
import { createSchema } from '../graphql/schema.ts';
import { inboxRoutes } from '../mail/inbox-routes.ts';
import type { MediaRenderer } from '../media/renderer.ts';
import { promoPaperRoutes } from '../promo-paper/routes.ts';
import { mediaRoutes } from '../media/routes.ts';
import { openPayments } from '../payments/open-payments.ts';
import type { Operators } from '../payments/operators/open-operators.ts';
import type { Publisher } from '../editing/publisher.ts';
import type { Reminders } from '../reminders/send-due.ts';
import { developmentRoutes } from '../rest/development/index.ts';
import { restRoutes } from '../rest/routes.ts';
import { reviewPhotoRoutes } from '../reviews/photo-routes.ts';
import { socketRoutes } from '../sockets/routes.ts';
import { contractRoutes } from './contract-routes.ts';
import { answerErrors } from './errors.ts';
import { ApiError } from './api-error.ts';
import { healthRoutes } from './health.ts';
import { buildSerializersWhenUsed } from './serializers.ts';
import { buildValidatorsWhenUsed } from './validators.ts';
import { loggedError } from './logged-error.ts';
import { logSecurityEvents } from './security-events.ts';
import { isStorable } from './well-formed.ts';

const largestBody = 64 * 1024;
const requestTimeoutMs = 30_000;

export interface AppParts {
  readonly services: AppServices;
  readonly changes: CatalogueChanges;
  readonly reminders: Pick<Reminders, 'look'>;
  readonly publisher: Pick<Publisher, 'look'>;
  readonly promotionEnds: Pick<PromotionEnds, 'look'>;
  readonly media: MediaRenderer;
  readonly sandboxBankMs: number;
  readonly operators: Operators;
  readonly feedbackScript: string;
  /** Folder of the built page of the desk. */
  readonly deskDir: string;
  readonly isDevelopment: boolean;
  readonly logLevel: string;
  readonly trustedProxies: TrustedProxies;
  readonly retention: Retention;
  readonly cartReminderHours: number;
  /** For tests: see `Clock`. */
  readonly advanceClock: (ms: number) => void;
  /** Whether anybody may ask /graphql for its schema. */
  readonly introspection: boolean;
}

/** The HTTP server with all routes, not yet listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    services,
    changes,
    reminders,
    media,
    sandboxBankMs,
    operators,
    feedbackScript,
    isDevelopment,
    logLevel,
    trustedProxies,
    introspection,
  } = parts;
  const app = Fastify({
    logger: { level: logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    requestTimeout: requestTimeoutMs,
    trustProxy: (address) => trustedProxies.has(address),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
    // Numbers in addresses are texts and become numbers; lists never become single values.
    ajv: { customOptions: { coerceTypes: true } },
    schemaController: { compilersFactory: { buildSerializer: buildSerializersWhenUsed, buildValidator: buildValidatorsWhenUsed } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  answerErrors(app, services);
  logSecurityEvents(app);
  app.addHook('onRequest', async ({ id, socket, headers }, reply) => {
    reply.header('x-trace', id);
    const missing = trustedProxies.missing(socket.remoteAddress, headers['x-forwarded-for']);
    if (missing !== null) app.log.warn(missing);
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (![body, query, params].every(isStorable)) throw new ApiError(400, 'bad_request', 'Nieprawidłowe dane żądania.');
  });
  const schema = createSchema();
  const isHost = (address: string): boolean => trustedProxies.has(address);
  await app.register(graphqlRoutes(services, schema, { introspection: isDevelopment || introspection, isHost }));
  const payments = await openPayments(app, services, { operators, bankMs: sandboxBankMs });
  const report = (message: string, error: unknown): void => app.log.error({ err: error }, message);
  await app.register(async (rest) => {
    await restRoutes({ services, changes, reminders, payments, feedbackScript, afterOrder: [payments.afterOrder], report })(rest);
    await rest.register(contractRoutes({ schema: () => printSchema(schema), openApi: () => JSON.stringify(rest.swagger()) }));
  });
  if (isDevelopment) {
    await app.register(developmentRoutes({ ...parts, services, changes, payments }));
    await app.register(inboxRoutes(services));
  }
  await app.register(mediaRoutes(services, media));
  await app.register(promoPaperRoutes(services));
  await app.register(reviewPhotoRoutes(services));
  await app.register(deskPageRoutes(parts.deskDir));
  await app.register(socketRoutes(services, changes, isHost));
  await app.register(healthRoutes(services));
  return app;
}
