import type { EventBus } from 'shared-contracts';
import { noReleasePinCookie, releasePinCookie, type PageReleases } from 'shared-contracts/federation';

interface Checkout {
  readonly bus: EventBus;
  readonly releases: PageReleases;
  /** Of the page that is shown. */
  readonly kind: string;
  readonly setCookie: (cookie: string) => void;
}

/** A checkout keeps the releases of its page over reloads, by a cookie; it ends with the order. */
export const pinReleases = ({ bus, releases, kind, setCookie }: Checkout): void => {
  const follow = (shown: string): void => {
    if (shown === 'checkout') setCookie(releasePinCookie(releases));
    else if (shown === 'success') setCookie(noReleasePinCookie);
  };
  follow(kind);
  bus.on('navigation.completed@1', ({ kind: shown }) => follow(shown));
};
