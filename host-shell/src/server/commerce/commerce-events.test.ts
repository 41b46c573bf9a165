import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocketServer, type WebSocket } from 'ws';
import { watchCommerceEvents, type CommerceChange } from './commerce-events.ts';

let server: WebSocketServer;
/** Settles with the next connection and its address. */
const connection = async (): Promise<{ readonly socket: WebSocket; readonly url: string | undefined }> => {
  const [socket, { url }] = (await once(server, 'connection')) as [WebSocket, { url?: string }]; // Node types an event's arguments as any
  return { socket, url };
};

beforeEach(async () => {
  server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** A watch, and a promise of the next change that it tells of. */
const watch = (stores: readonly string[]) => {
  let notified = Promise.withResolvers<CommerceChange>();
  const { port } = server.address() as AddressInfo; // it listens on a port
  const events = watchCommerceEvents(`http://127.0.0.1:${port}`, stores, (change) => notified.resolve(change));
  const nextChange = (): Promise<CommerceChange> => {
    notified = Promise.withResolvers<CommerceChange>();
    return notified.promise;
  };
  return { events, nextChange };
};

describe('pushes of the commerce server', () => {
  it('[L-06] [J-225] of one store are a change of what pages show, of named pages where an editor has published something, and so is a connection that comes back', async () => {
    const first = connection();
    const { events, nextChange } = watch([]);
    const opened = nextChange();
    const { socket, url } = await first;
    await opened;
    expect(url).toBe('/ws');
    const pushed = nextChange();
    socket.send('{"wsProducts":[]}');
    expect(await pushed).toBe('anything');
    const published = nextChange();
    socket.send('{"wsContent":{"paths":["/regulamin"]}}');
    expect(await published).toEqual({ paths: ['/regulamin'] });
    const again = connection();
    const back = nextChange();
    socket.terminate();
    await again;
    await back;
    events.close();
  });

  it('are heard of every store, once each', async () => {
    const urls: (string | undefined)[] = [];
    const both = Promise.withResolvers<void>();
    server.on('connection', (_, { url }) => urls.push(url) === 2 && both.resolve());
    const { events } = watch(['amperio_pro', 'amperio_pro']);
    await both.promise;
    expect(urls.toSorted()).toEqual(['/ws', '/ws?store=amperio_pro']);
    events.close();
  });
});
