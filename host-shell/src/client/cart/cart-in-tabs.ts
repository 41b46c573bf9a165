import { CART_CHANGED, CART_ID, SIGNIN_TOKEN, randomKey, type CartService, type EventBus, type ShopStorage } from 'shared-contracts';

interface CartInTabs {
  readonly bus: EventBus;
  readonly storage: ShopStorage;
  readonly cart: Pick<CartService, 'load' | 'reset'>;
}

/** What tells that this page has changed the cart. */
const ownChanges = ['cart.item-added@1', 'cart.item-changed@1', 'cart.item-removed@1'] as const;

/**
 * Lets every tab of the shop show the same cart: who changes it leaves a mark in the storage, and who finds another mark than
 * its own reads the cart anew: at once when it is looked at, else when it is looked at again or comes back from the browser's
 * memory of pages. A session that starts or ends elsewhere brings another cart, too.
 * @returns ends it
 */
export const followOtherTabs = ({ bus, storage, cart }: CartInTabs): (() => void) => {
  const mark = (): string => `${storage.read(CART_CHANGED) ?? ''} ${storage.read(SIGNIN_TOKEN) ?? ''}`;
  let seen = mark();
  const stops = ownChanges.map((name) =>
    bus.on(name, () => {
      storage.write(CART_CHANGED, randomKey());
      seen = mark();
    }),
  );
  // A session of this page: its cart is read by who starts or ends it.
  for (const name of ['session.started@1', 'session.ended@1', 'session.expired@1'] as const)
    stops.push(bus.on(name, () => void (seen = mark())));
  const look = (): void => {
    if (document.hidden || mark() === seen) return;
    seen = mark();
    // Ordered elsewhere: what this page remembers of a guest's cart is no more.
    if (!(storage.read(SIGNIN_TOKEN) ?? storage.read(CART_ID))) cart.reset();
    void cart.load('full');
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
};
