import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { ProductChanges } from '../catalogue/changes.ts';
import type { Shop } from '../graphql/context.ts';
import type { StoreSeed } from '../seed/model.ts';
import { parseMessage } from './messages.ts';
import { productFields, replyTo } from './replies.ts';

const largestMessage = 32 * 1024;
/** A browser pings every 45 s (L-02); one that has not been heard of for so long is gone. */
const silenceMs = 150_000;
const mostSockets = 5000;

/** The live socket at /ws (L-01 … L-10). Browsers cannot send headers with it, so the store is a query parameter. */
export function socketRoutes(shop: Shop, changes: ProductChanges) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(websocket, { options: { maxPayload: largestMessage } });
    const sockets = new Map<WebSocket, { readonly store: StoreSeed; heardAt: number }>();
    const isOpen = (socket: WebSocket): boolean => socket.readyState === socket.OPEN;

    // L-06: everybody learns of changed products of their store.
    const stopListening = changes.listen((products) => {
      for (const [socket, { store }] of sockets) {
        const sold = products.filter((product) => shop.index.isSoldIn(store.code, product.id));
        if (sold.length > 0 && isOpen(socket)) socket.send(JSON.stringify({ wsProducts: sold.map((product) => productFields(product)) }));
      }
    });
    const sweep = setInterval(() => {
      const oldest = Date.now() - silenceMs;
      for (const [socket, { heardAt }] of sockets) if (heardAt < oldest) socket.terminate();
    }, silenceMs / 5);
    app.addHook('preClose', async () => {
      clearInterval(sweep);
      stopListening();
      for (const socket of sockets.keys()) socket.close(1001);
    });

    app.get<{ Querystring: { readonly store?: string } }>('/ws', { websocket: true }, (socket, request) => {
      const store = shop.reference.storesByCode.get(request.query.store ?? '') ?? shop.reference.stores[0];
      if (store === undefined || sockets.size >= mostSockets) {
        socket.close(1013);
        return;
      }
      const state = { store, heardAt: Date.now() };
      sockets.set(socket, state);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.terminate());
      socket.on('message', (data, isBinary) => {
        state.heardAt = Date.now();
        const message = isBinary ? undefined : parseMessage(String(data));
        if (message === undefined) return;
        replyTo(message, shop, store).then(
          (reply) => {
            if (reply !== undefined && isOpen(socket)) socket.send(JSON.stringify(reply));
          },
          (error: unknown) => request.log.warn({ err: error }, 'a socket message could not be answered'),
        );
      });
    });
  };
}
