import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { TrustedProxies } from 'shared-contracts/network';
import { ARRIVAL_LIMITS, connectionOptions, registerConnections } from './connections.ts';

const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const listen = async (
  change: {
    readonly requestTimeout?: number;
    readonly connectionTimeout?: number;
    readonly most?: number;
    readonly trusted?: readonly string[];
  } = {},
) => {
  const {
    requestTimeout = ARRIVAL_LIMITS.requestTimeout,
    connectionTimeout = ARRIVAL_LIMITS.connectionTimeout,
    most,
    trusted = [],
  } = change;
  const app = Fastify({
    requestTimeout,
    connectionTimeout,
    // Node takes the shorter one of both times for headers.
    http: { ...connectionOptions, headersTimeout: Math.min(requestTimeout, 15_000), connectionsCheckingInterval: 50 },
    forceCloseConnections: true,
  });
  apps.push(app);
  app.get('/*', async () => 'page');
  app.post('/*', async () => 'taken');
  registerConnections(app, new TrustedProxies(trusted), most);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port; // it listens on a port
};

/** Sends text and waits for the end of the connection. @returns what came */
const exchange = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  socket.on('error', () => {
    // reset: the end of the connection, too
  });
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
};

const connected = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

describe('[J-117] a connection', () => {
  it('whose request does not arrive in time is answered and closed', async () => {
    const port = await listen({ requestTimeout: 300 });
    const answer = await exchange(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nslow');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('on which nothing is ever asked is closed', async () => {
    const port = await listen({ connectionTimeout: 300 });
    const silent = await connected(port);
    // It hears of the end by reading.
    silent.resume();
    await once(silent, 'close');
  });

  it('has these times in the shop itself', () => {
    expect([ARRIVAL_LIMITS, connectionOptions.headersTimeout]).toEqual([{ requestTimeout: 30_000, connectionTimeout: 75_000 }, 15_000]);
  });

  it('that asks an ordinary page for a web socket gets 426, and is closed', async () => {
    const port = await listen();
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGVzdGluZ3Rlc3Rpbmc=\r\n\r\n';
    expect(await exchange(port, `GET /agd.html HTTP/1.1\r\nHost: x\r\n${upgrade}`)).toMatch(/^HTTP\/1\.1 426 /);
  });

  it('that offers HTTP/2 gets its page by HTTP/1.1; one that speaks it at once is told that nobody understands', async () => {
    const port = await listen();
    const offer = 'Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n';
    expect(await exchange(port, `GET / HTTP/1.1\r\nHost: x\r\n${offer}`)).toMatch(/^HTTP\/1\.1 200 [^]*page$/);
    expect(await exchange(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is one of so many of its address; when one ends, the next is taken', async () => {
    const port = await listen({ most: 3 });
    const open = await Promise.all([connected(port), connected(port), connected(port)]);
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toBe('');
    const [first] = open;
    first?.destroy();
    let answer = '';
    // The server gets the close event a moment later.
    for (let round = 0; round < 50 && answer === ''; round += 1)
      answer = await exchange(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('of a trusted proxy is not counted', async () => {
    const port = await listen({ most: 1, trusted: ['127.0.0.1'] });
    await connected(port);
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/200/);
  });
});
