import { CHECKOUT_PATH, type EventBus } from 'shared-contracts';
import type { WorkerMessage } from '../../offline/messages.ts';

/**
 * How long a new version may take to take over (ms). Chromium sometimes starts the old one again in the very moment in which it
 * ends, and then waits for it to rest, which it never does while a page asks for something every few seconds.
 */
const TAKE_OVER_MS = 3_000;

/** A new version of the worker that waits until it is wanted, or all pages are closed. */
type Waiting = Pick<ServiceWorker, 'postMessage'>;

/** What is on the page while it is offered. */
export interface ShownPrompt {
  readonly remove: () => void;
}

interface UpdateOffer {
  readonly bus: EventBus;
  /** Path of the page that is shown. */
  readonly path: () => string;
  readonly show: (answers: { readonly onTake: () => void; readonly onLater: () => void }) => Promise<ShownPrompt>;
  readonly reload: () => void;
  /** Ends the registration of the old version: the reloaded page has none, and starts with the newest one. */
  readonly unregister: () => Promise<unknown>;
}

export interface Updates {
  /** A new version waits. */
  readonly offer: (worker: Waiting) => void;
  /** Another version than the page began with is at work. */
  readonly changed: () => void;
}

/** Never offered between cart and order. */
const isCheckingOut = (path: string): boolean => path.startsWith(CHECKOUT_PATH);

/**
 * Offers a new version of the worker, once, and never in a checkout: there it waits until the shopper has left. Who takes it gets
 * the page again; other pages go on as they are.
 */
export const offerUpdates = ({ bus, path, show, reload, unregister }: UpdateOffer): Updates => {
  let waiting: Waiting | undefined;
  let prompt: Promise<ShownPrompt> | undefined;
  let taken = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    void prompt?.then(({ remove }) => remove());
    prompt = undefined;
  };
  const end = (): void => {
    waiting = undefined;
    hide();
  };
  const renew = (): void => {
    if (!isCheckingOut(path())) reload();
  };
  const take = (): void => {
    taken = true;
    waiting?.postMessage({ type: 'take-over' } satisfies WorkerMessage);
    patience = setTimeout(() => void unregister().then(renew, renew), TAKE_OVER_MS);
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
      clearTimeout(patience);
      end();
      if (taken) renew();
    },
  };
};
