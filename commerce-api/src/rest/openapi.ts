import Fastify from 'fastify';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { AppServices } from '../server/app-services.ts';
import type { Payments } from '../payments/payments.ts';
import { memoryLimits } from '../limits/open-limits.ts';
import { restRoutes } from './routes.ts';

/** The routes of REST with nothing behind them, for whoever reads their schemas: none of their handlers may be called. */
export const routesToRead = () =>
  restRoutes({
    services: { limits: memoryLimits, writeLimits: memoryLimits } as AppServices,
    changes: {} as CatalogueChanges,
    payments: {} as Payments,
    reminders: { look: () => undefined },
    feedbackScript: '',
    afterOrder: [],
    report: () => undefined,
  });

/** The OpenAPI document of the REST calls, made from the schemas of the routes; nothing is run. */
export async function openApiDocument(): Promise<object> {
  const app = Fastify();
  let document: object = {};
  await app.register(async (rest) => {
    await routesToRead()(rest);
    rest.addHook('onReady', async () => {
      document = rest.swagger();
    });
  });
  await app.ready();
  await app.close();
  return document;
}
