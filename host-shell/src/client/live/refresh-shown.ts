import { batchIds, socketFirst, type CatalogueClient, type ShownQuery } from 'shared-contracts/catalogue-client';
import type { PageMessage, ServerMessage } from 'shared-contracts/live';
import * as v from 'valibot';
import { isListing, listingQuestion } from './live-listings.ts';
import type { LiveSocket } from './live-socket.ts';

export interface RefreshPorts {
  readonly socket: Pick<LiveSocket, 'send' | 'isOpen'>;
  readonly answers: Pick<CatalogueClient, 'shown' | 'outdate'>;
  /** Mb/s of the connection, if the browser knows it. */
  readonly downlink: () => number | undefined;
}

export interface RefreshShown {
  /** Settles when everything that is shown has been asked for. */
  readonly refresh: () => Promise<void>;
  /** Takes each message of the socket: some are answers. */
  readonly receive: (message: ServerMessage) => void;
}

const productsSchema = v.object({ msProducts: v.object({ items: v.array(v.object({ id: v.number() })) }) });

const hasProducts = ({ rootFields }: ShownQuery): boolean => rootFields.includes('msProducts');

const idsIn = ({ data }: ShownQuery): readonly number[] => {
  const read = v.safeParse(productsSchema, data);
  return read.success ? read.output.msProducts.items.map(({ id }) => id) : [];
};

/**
 * L-08, L-09: brings what the page shows up to date when pushes may have been missed. Prices and stock of products, and listings, come
 * over the socket while it is open; from GraphQL when it is closed, or silent for longer than its time (L-11).
 */
export const refreshShown = ({ socket, answers, downlink }: RefreshPorts): RefreshShown => {
  const waiting = new Set<(message: ServerMessage) => void>();

  const ask = (question: PageMessage, isAnswer: (message: ServerMessage) => boolean, askGraphql: () => void): Promise<void> =>
    socketFirst<void>({
      isSocketOpen: socket.isOpen,
      askSocket: (signal) =>
        new Promise((resolve, reject) => {
          const onMessage = (message: ServerMessage): void => {
            if (isAnswer(message)) resolve();
          };
          waiting.add(onMessage);
          signal.addEventListener('abort', () => waiting.delete(onMessage));
          if (!socket.send(question)) reject(new Error('the socket has closed'));
        }),
      askGraphql: () => Promise.resolve(askGraphql()),
      downlink: downlink(),
    });

  const products = (shown: readonly ShownQuery[]): readonly Promise<void>[] =>
    batchIds(shown.filter(hasProducts).flatMap(idsIn)).map((ids) =>
      ask(
        { action: 'wsProducts', ids },
        (message) => 'wsProducts' in message && message.wsProducts.some(({ id }) => ids.includes(id)),
        () => answers.outdate((query) => hasProducts(query) && idsIn(query).some((id) => ids.includes(id))),
      ),
    );
  const listings = (shown: readonly ShownQuery[]): readonly Promise<void>[] =>
    shown.filter(isListing).map((listing) =>
      ask(
        listingQuestion(listing),
        (message) => 'wsCatalog' in message && String(message.wsCatalog.category_id) === String(listing.variables?.['id']),
        () => answers.outdate((query) => isListing(query) && query.variables?.['id'] === listing.variables?.['id']),
      ),
    );

  return {
    refresh: async () => {
      const shown = answers.shown();
      await Promise.all([...products(shown), ...listings(shown)]);
    },
    receive: (message) => {
      for (const onMessage of waiting) onMessage(message);
    },
  };
};
