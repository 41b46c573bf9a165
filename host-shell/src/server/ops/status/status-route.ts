import type { FastifyInstance } from 'fastify';
import { onlyWithToken } from '../../http/access.ts';
import type { HostConfig } from '../config.ts';
import { hashOf } from '../../http/security.ts';
import type { FederationStatus } from './federation-status.ts';
import { operatorPolicy, operatorStyles } from '../../pages/operator-styles.ts';
import { statusPage } from './status-page.ts';

/**
 * `/__federation`: for everybody where releases may be overridden, with the token elsewhere, and not at all without
 * either setting.
 */
export const registerStatusPage = (
  app: FastifyInstance,
  { overridesAllowed, metrics }: Pick<HostConfig, 'overridesAllowed' | 'metrics'>,
  status: () => FederationStatus,
): void => {
  if (!overridesAllowed && metrics.token === null) return;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': operatorPolicy(hashOf(operatorStyles)),
    'x-robots-tag': 'noindex, nofollow',
  };
  const onRequest = onlyWithToken(overridesAllowed ? null : metrics.token);
  app.get('/__federation', { onRequest }, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(statusPage(status())),
  );
};
