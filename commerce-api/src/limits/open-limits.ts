import { RateLimiterMemory, RateLimiterRedis, type IRateLimiterOptions } from 'rate-limiter-flexible';
import { Limit, type LimitRule, type Limits } from './limits.ts';

const connectMs = 5000;
const slowestRetryMs = 2000;

const optionsOf = ({ name, most, spanMs }: LimitRule): IRateLimiterOptions => ({
  keyPrefix: name,
  points: most,
  duration: spanMs / 1000,
});

/** Limits of one server alone. */
export const memoryLimits: Limits = {
  of: (rule) => new Limit(rule, new RateLimiterMemory(optionsOf(rule))),
  close: async () => {},
};

/** For a shop where something else counts: every try is allowed. */
export const noLimits: Limits = {
  of: (rule) => memoryLimits.of({ ...rule, most: Number.MAX_SAFE_INTEGER }),
  close: async () => {},
};

/**
 * The limits of this shop. With LIVE_BUS_URL (Redis or Valkey) all servers count together; while that is away, each counts for itself.
 * @param report shown when a connection is lost
 */
export async function openLimits(url: string | undefined, report: (line: string) => void): Promise<Limits> {
  if (url === undefined) return memoryLimits;
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, slowestRetryMs) },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) report(`limits are counted by this server alone: LIVE_BUS_URL is away (${error instanceof Error ? error.message : ''})`);
    isAway = true;
  });
  client.on('ready', () => (isAway = false));
  client.connect().catch(() => {
    // Reported by its event; it tries again by itself.
  });
  const prefix = `amperio:${new URL(url).pathname.slice(1) || '0'}:limit`;
  return {
    of: (rule) => {
      const options = optionsOf(rule);
      return new Limit(
        rule,
        new RateLimiterRedis({
          ...options,
          keyPrefix: `${prefix}:${rule.name}`,
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(options),
        }),
      );
    },
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
}
