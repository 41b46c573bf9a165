import { CHECKOUT_PATH, type EventBus } from 'shared-contracts';
import type { WorkerMessage } from '../../offline/messages.ts';

/** A new version of the worker that waits until it is wanted, or all pages are closed. */
type Waiting = Pick<ServiceWorker, 'postMessage'>;

/** What stands on the page while it is offered. */
export interface ShownPrompt {
  readonly remove: () => void;
}

interface UpdateOffer {
  readonly bus: EventBus;
  /** Path of the page that is shown. */
  readonly path: () => string;
  readonly show: (answers: { readonly onTake: () => void; readonly onLater: () => void }) => Promise<ShownPrompt>;
  readonly reload: () => void;
}

export interface Updates {
  /** A new version waits. */
  readonly offer: (worker: Waiting) => void;
  /** Another version than the page began with is at work. */
  readonly changed: () => void;
}

/** Nobody is interrupted between cart and order. */
const isCheckingOut = (path: string): boolean => path.startsWith(CHECKOUT_PATH);

/**
 * Offers a new version of the worker, once, and never in a checkout: there it waits until the shopper has left. Who takes it gets
 * the page anew; other pages go on as they are.
 */
export const offerUpdates = ({ bus, path, show, reload }: UpdateOffer): Updates => {
  let waiting: Waiting | undefined;
  let prompt: Promise<ShownPrompt> | undefined;
  let taken = false;

  const hide = (): void => {
    void prompt?.then(({ remove }) => remove());
    prompt = undefined;
  };
  const end = (): void => {
    waiting = undefined;
    hide();
  };
  const take = (): void => {
    taken = true;
    waiting?.postMessage({ type: 'take-over' } satisfies WorkerMessage);
    end();
  };
  const follow = (): void => {
    if (waiting === undefined || isCheckingOut(path())) hide();
    // A prompt whose code does not come is offered with the next page.
    else prompt ??= show({ onTake: take, onLater: end });
    prompt?.catch(() => void (prompt = undefined));
  };
  bus.on('navigation.completed@1', follow);
  return {
    offer: (worker) => {
      waiting = worker;
      follow();
    },
    changed: () => {
      end();
      if (taken && !isCheckingOut(path())) reload();
    },
  };
};
