import type { IncomingMessage, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { addressKey, type TrustedProxies } from 'shared-contracts/network';

/** Of one network address: an office or a mobile network with three hundred browsers behind it has room. */
const MOST_CONNECTIONS = 2048;
const LIVE_SOCKET = /^\/ws(?:[/?]|$)/;

/** Times within which a request has to arrive, ms (J-117): a connection that sends a byte now and then is closed. */
export const ARRIVAL_LIMITS = {
  requestTimeout: 30_000,
  /** Of a connection on which nothing happens; above the keep-alive time of proxies in front. */
  connectionTimeout: 75_000,
} as const;

/** Options of Node's server. Only a web socket is an upgrade; who asks for HTTP/2 is answered by HTTP/1.1. */
export const connectionOptions: ServerOptions = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

const refuseUpgrade = ({ url = '' }: IncomingMessage, socket: Duplex): void => {
  if (LIVE_SOCKET.test(url)) return;
  socket.end('HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
};

/** J-117: connections of one address are bounded (those of trusted proxies are not), and web sockets open at `/ws` alone. */
export const registerConnections = (app: FastifyInstance, trusted: TrustedProxies, most = MOST_CONNECTIONS): void => {
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || trusted.has(address)) return;
    const key = addressKey(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
  app.server.on('upgrade', refuseUpgrade);
};
