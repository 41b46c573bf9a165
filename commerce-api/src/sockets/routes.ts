import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { readPageMessage, type ContentMessage, type ServerMessage } from 'shared-contracts/live';
import type { WebSocket } from 'ws';
import type { Change } from '../catalogue/change.ts';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { AppServices } from '../server/app-services.ts';
import { translatorOf } from '../server/translator-of.ts';
import type { Translator } from '../translation/translator.ts';
import { isShown } from '../graphql/resolvers/category.ts';
import type { Store } from '../model/index.ts';
import { ListingWatch } from './listing-watch.ts';
import { RecentProducts } from './recent-products.ts';
import { categoryFields, listingReply, manufacturerFields, productFields, replyTo } from './replies.ts';

const largestMessage = 32 * 1024;
/** A browser pings every 45 s (L-02); one that has sent nothing for so long is gone. */
const silenceMs = 150_000;
const mostSockets = 5000;
/** Of one network address, which shoppers of an office or a mobile network share. */
const mostOfAddress = 250;
/** Messages of one socket within ten seconds, and those that wait for the answers before them; a page that a shopper leafs through sends a few. */
const mostMessages = 100;
const messageSpanMs = 10_000;
/** As many bytes of news may wait for a reader that does not read. */
const mostWaiting = 1024 * 1024;
/** As long as an answer may be on its way into the connection: a reader on a slow line takes a while, a silent one for ever. */
const answerMs = 10_000;

interface SocketQuery {
  /** Store code. */
  readonly store?: string;
  /** J-274: seconds since the page was drawn: it is told of products that have changed within them. */
  readonly changed_within?: string;
}

interface Connection {
  readonly socket: WebSocket;
  readonly store: Store;
  /** In the language that the page had when it connected. */
  readonly translator: Translator;
  /** Network address, as limits count it. */
  readonly caller: string;
  lastMessageAt: number;
}

/** The message about a change for the visitors of a store (L-05 … L-07); undefined when it is none of theirs. */
function newsOf(
  change: Change,
  { store, translator }: Pick<Connection, 'store' | 'translator'>,
  services: AppServices,
): ContentMessage | ServerMessage | undefined {
  if (change.kind === 'products') {
    const sold = change.products.filter(({ id }) => services.index.isSoldIn(store.code, id));
    return sold.length > 0 ? { wsProducts: sold.map((product) => productFields(product)) } : undefined;
  }
  if (change.kind === 'content') return { wsContent: { paths: change.paths.map((path) => `/${path}`) } };
  // Of any version, hosts that are told of categories draw header, footer and all pages anew.
  if (change.kind === 'frame') return { wsCategories: [] };
  // A manufacturer has a page in every store.
  if (change.kind === 'manufacturers') return { wsManufacturers: change.manufacturers.map(manufacturerFields) };
  const shown = change.categories.filter((category) => isShown(category, store));
  return shown.length > 0 ? { wsCategories: shown.map((category) => categoryFields(category, translator)) } : undefined;
}

/**
 * The live socket at /ws (L-01 … L-10). Browsers cannot send headers with it, so the store is a query parameter.
 * @param isHost whether a caller is a host's own server, which may open any number of them
 */
export function socketRoutes(services: AppServices, changes: CatalogueChanges, isHost: (address: string) => boolean) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(websocket, { options: { maxPayload: largestMessage } });
    const connections = new Set<Connection>();
    const send = ({ socket }: Connection, text: string): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostWaiting) socket.terminate();
      else socket.send(text);
    };
    const sendAnswer = ({ socket }: Connection, text: string): Promise<void> =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve();
        const late = setTimeout(() => socket.terminate(), answerMs);
        socket.send(text, () => {
          clearTimeout(late);
          resolve();
        });
      });
    const socketsOf = (caller: string): number => [...connections].filter((connection) => connection.caller === caller).length;
    const listings = new ListingWatch<Connection>({
      answer: (question, { store, translator }) => JSON.stringify(listingReply(question, services, store.code, translator)),
      audienceOf: ({ store, translator }) => `${store.code} ${translator.language}`,
      send,
      pause,
    });

    const recent = new RecentProducts();
    const stopListening = changes.listen((change) => {
      if (change.kind === 'products')
        recent.note(
          change.products.map((product) => productFields(product)),
          Date.now(),
        );
      for (const connection of connections) {
        const news = newsOf(change, connection, services);
        if (news !== undefined) send(connection, JSON.stringify(news));
      }
      if (change.kind === 'products')
        listings.refresh().catch((error: unknown) => app.log.warn({ err: error }, 'changed listings could not be told'));
    });
    const sweep = setInterval(() => {
      const oldest = Date.now() - silenceMs;
      for (const { socket, lastMessageAt } of connections) if (lastMessageAt < oldest) socket.terminate();
    }, silenceMs / 5);
    app.addHook('preClose', async () => {
      clearInterval(sweep);
      stopListening();
      for (const { socket } of connections) socket.close(1001);
    });

    app.get<{ Querystring: SocketQuery }>('/ws', { websocket: true }, (socket, request) => {
      const store = services.reference.storesByCode.get(request.query.store ?? '') ?? services.reference.stores[0];
      const caller = addressKey(request.ip);
      if (store === undefined || connections.size >= mostSockets || (!isHost(request.ip) && socketsOf(caller) >= mostOfAddress)) {
        socket.close(1013);
        return;
      }
      const connection: Connection = { socket, store, translator: translatorOf(request, services), caller, lastMessageAt: Date.now() };
      let messages = 0;
      let waiting = 0;
      let since = Date.now();
      connections.add(connection);
      const missed = recent
        .since(Date.now() - Number(request.query.changed_within ?? 0) * 1_000)
        .filter(({ id }) => services.index.isSoldIn(store.code, id));
      if (missed.length > 0) send(connection, JSON.stringify({ wsProducts: missed } satisfies ServerMessage));
      socket.on('close', () => {
        connections.delete(connection);
        listings.forget(connection);
      });
      socket.on('error', () => socket.terminate());
      const answer = async (text: string): Promise<void> => {
        const message = readPageMessage(text);
        if (message === null) return;
        if (message.action === 'wsCatalog') return listings.ask(connection, message);
        const reply = await replyTo(message, services, store);
        if (reply !== undefined) await sendAnswer(connection, JSON.stringify(reply));
      };
      // The next question waits until the answer before it is on its way: who reads slowly gets every answer, and no answers pile up.
      let answered = Promise.resolve();
      socket.on('message', (data, isBinary) => {
        connection.lastMessageAt = Date.now();
        if (connection.lastMessageAt - since > messageSpanMs) [messages, since] = [0, connection.lastMessageAt];
        messages += 1;
        if (messages > mostMessages || waiting >= mostMessages) return socket.close(1008);
        if (isBinary) return;
        waiting += 1;
        answered = answered
          .then(() => (socket.readyState === socket.OPEN ? answer(String(data)) : undefined))
          .catch((error: unknown) => request.log.warn({ err: error }, 'a socket message could not be answered'))
          .finally(() => (waiting -= 1));
      });
    });
  };
}
