import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Bus, BusMessage } from './bus.ts';
import { messageOfOthers, toEnvelope } from './envelope.ts';

export interface RedisBusOptions {
  /** `redis://user:password@host:6379/0`; the number at its end tells shops apart that share a server. */
  readonly url: string;
  /** Called once when the server becomes unreachable, and once when it is back. */
  readonly report: (line: string) => void;
}

const pingMs = 10_000;
/** A connection that is silent for so long, pings notwithstanding, is dead. */
const silenceMs = 30_000;
const connectMs = 5000;
const slowestRetryMs = 2000;

/** Messages of a server are not kept for who is away, and its databases do not divide them: the name has to. */
const channelOf = (url: string): string => `amperio:${new URL(url).pathname.slice(1) || '0'}:changes`;

/** A refused connection to a name with several addresses has no message of its own. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message !== '' ? error.message : 'code' in error ? String(error.code) : error.name;
};

/**
 * The bus as a channel of Redis or Valkey. A server that is away is looked for without end; meanwhile nothing arrives, and once
 * it is back everybody reads again what may have changed.
 */
export function redisBus({ url, report }: RedisBusOptions): Bus {
  const self = randomUUID();
  const channel = channelOf(url);
  const publisher = createClient({
    url,
    // What cannot be sent at once is not sent at all: `anything` stands for it.
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, slowestRetryMs),
    },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  let hasLost = false;
  let isAway = false;
  let isSubscribed = false;
  let isLeft = false;

  const away = (error: unknown): void => {
    if (isLeft) return;
    if (!isAway) report(`LIVE_BUS_URL is away (${reasonOf(error)}); what other servers change arrives when it is back`);
    isAway = true;
  };
  const send = (message: BusMessage): void => {
    publisher.publish(channel, toEnvelope(self, message)).catch(() => (hasLost = true));
  };

  return {
    send,
    join: (receive) => {
      const joined = (): void => {
        if (!publisher.isReady || !subscriber.isReady || !isSubscribed) return;
        if (isAway) report('LIVE_BUS_URL is back');
        isAway = false;
        // Messages of the others before this moment did not arrive here, nor ours there.
        receive({ kind: 'anything' });
        if (hasLost) send({ kind: 'anything' });
        hasLost = false;
      };
      const take = (text: string): void => {
        const message = messageOfOthers(text, self);
        if (message !== undefined) receive(message);
      };
      for (const client of [publisher, subscriber]) {
        client.on('error', away);
        client.on('ready', joined);
        // The client tries again by itself, and subscribes again.
        client.connect().catch(away);
      }
      void subscriber.subscribe(channel, take).then(() => {
        isSubscribed = true;
        joined();
      }, away);
    },
    leave: async () => {
      isLeft = true;
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}
