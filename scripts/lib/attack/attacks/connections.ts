import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { repeat, type Attack, type AttackedShop, type Finding } from '../attack.ts';
import type { Caller } from '../caller.ts';

const SLOW = 50;
/** A request arrives within 30 s; the server looks every five seconds. */
const SLOW_CLOSED_MS = 40_000;
const SOCKETS = 300;
const SOCKETS_ALLOWED = 250;

/** Sends a start and then a byte a second. @returns after how many ms the connection was closed; undefined when it was not */
async function drip(caller: Caller, start: string): Promise<number | undefined> {
  const socket = caller.connect();
  const since = performance.now();
  socket.on('data', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 1_000);
  // A reset connection is a closed one: `once` of events would reject.
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - since)));
  const ms = await Promise.race([closed, pause<undefined>(SLOW_CLOSED_MS)]);
  clearInterval(timer);
  socket.destroy();
  return ms;
}

async function slowRequests(shop: AttackedShop, attack: string, start: string): Promise<Finding> {
  const caller = shop.caller();
  const closed = await repeat(SLOW, SLOW, () => drip(caller, start));
  const open = closed.filter((ms) => ms === undefined).length;
  const slowest = Math.round(Math.max(...closed.map((ms) => ms ?? SLOW_CLOSED_MS)) / 1000);
  return {
    attack,
    requests: SLOW,
    must: `closed within ${SLOW_CLOSED_MS / 1000} s`,
    figure: `${open} open; the last one closed after ${slowest} s`,
    holds: open === 0,
  };
}

/** @returns the code with which the socket was closed; 'open' when it was not within five seconds */
const endOf = (socket: WebSocket): Promise<number | 'open'> =>
  Promise.race([new Promise<number>((resolve) => socket.once('close', resolve)), pause(5_000, 'open' as const)]);

/** @returns the socket when it opens; undefined when it is refused */
const opened = (socket: WebSocket): Promise<WebSocket | undefined> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => resolve(undefined));
  });

async function webSockets(shop: AttackedShop): Promise<readonly Finding[]> {
  const talker = shop.caller();
  const large = await opened(talker.socket());
  large?.send('x'.repeat(40_000));
  const tooLarge = large === undefined ? 'refused' : await endOf(large);
  const messageSocket = await opened(talker.socket());
  for (let message = 0; message < 150; message += 1) messageSocket?.send('{"action":"wsVersion"}');
  const tooMany = messageSocket === undefined ? 'refused' : await endOf(messageSocket);
  const foreign = await opened(shop.caller().socket({ origin: 'https://evil.example' }));

  const crowd = shop.caller();
  const all = (await repeat(SOCKETS, 50, () => opened(crowd.socket()))).filter((socket) => socket !== undefined);
  await pause(1_000);
  const open = all.filter((socket) => socket.readyState === socket.OPEN).length;
  for (const socket of all) socket.terminate();
  return [
    { attack: 'web socket: a message of 40 KB', requests: 1, must: 'closed', figure: String(tooLarge), holds: tooLarge !== 'open' },
    { attack: 'web socket: 150 messages at once', requests: 150, must: 'closed', figure: String(tooMany), holds: tooMany !== 'open' },
    {
      attack: 'web socket of a page of another site',
      requests: 1,
      must: 'refused',
      figure: foreign === undefined ? 'refused' : 'open',
      holds: foreign === undefined,
    },
    {
      attack: `${SOCKETS} web sockets from one address`,
      requests: SOCKETS,
      must: `at most ${SOCKETS_ALLOWED} open`,
      figure: `${open} open`,
      holds: open > 0 && open <= SOCKETS_ALLOWED,
    },
  ];
}

/** Slow, half-open and surplus connections (J-117). */
export const connections: Attack = {
  name: 'connections',
  run: async (shop) => {
    const upgrade = await shop
      .caller()
      .exchange(
        'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      );
    const http2 = await shop.caller().exchange('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    const slow = await Promise.all([
      slowRequests(shop, `${SLOW} headers, a byte a second`, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      slowRequests(
        shop,
        `${SLOW} bodies, a byte a second`,
        'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"',
      ),
    ]);
    return [
      {
        attack: 'an upgrade on an ordinary path',
        requests: 1,
        must: '426, closed',
        figure: upgrade.text.split('\r\n')[0] ?? '',
        holds: upgrade.text.startsWith('HTTP/1.1 426') && upgrade.isClosed,
      },
      {
        attack: 'HTTP/2 without being asked',
        requests: 1,
        must: 'answered or closed',
        figure: http2.text.split('\r\n')[0] || 'closed',
        holds: http2.text !== '' || http2.isClosed,
      },
      ...slow,
      ...(await webSockets(shop)),
    ];
  },
};
