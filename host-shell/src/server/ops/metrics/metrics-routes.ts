import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { REPORT_PATH } from '../../../telemetry/report-path.ts';
import { REPORT_BYTES, pageReportSchema } from '../../../telemetry/report-schema.ts';
import { onlyWithToken } from '../../http/access.ts';
import { createAllowance, type AllowanceRules } from './allowance.ts';
import type { HostMetrics } from './host-metrics.ts';
import { requestKind } from './request-kind.ts';

/** A page reports every ten seconds at most; families and offices share an IP address. */
const REPORTS: AllowanceRules = { each: 120, all: 12_000, spanMs: 60_000 };

export interface MetricsOptions {
  readonly metrics: HostMetrics;
  /** null: `/metrics` is for everybody who reaches this server */
  readonly token: string | null;
  /** ms */
  readonly now?: () => number;
}

/** Whether a page came from the cache, as its answer says. */
const cacheResult = (reply: FastifyReply): string => {
  const state = reply.getHeader('x-cache');
  return typeof state === 'string' ? state : 'none';
};

/** Counts all answers, takes the reports of browsers, and serves the numbers to Prometheus. */
export const registerMetrics = (app: FastifyInstance, { metrics, token, now = Date.now }: MetricsOptions): void => {
  const mayReport = createAllowance(REPORTS, now);

  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    metrics.answered(requestKind(routeOptions.url ?? ''), reply.statusCode, cacheResult(reply));
  });

  app.get('/metrics', { onRequest: onlyWithToken(token) }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );

  app.post(REPORT_PATH, { bodyLimit: REPORT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReport(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const report = v.safeParse(pageReportSchema, request.body);
    if (!report.success) return reply.code(400).send();
    metrics.countReport(report.output);
    return reply.code(204).send();
  });
};
