import { createContext, useCallback, useContext, useState, useTransition, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Moves within a listing without taking the list away: the old one stands, marked busy, until the new one is there. */
export interface ListingNavigation {
  /** The address being loaded, or null when the list shown is the one asked for. */
  readonly target: string | null;
  readonly go: (href: string) => void;
}

/** The navigation of the listing around; outside one a link is a plain link. */
export const ListingNavigationContext = createContext<ListingNavigation>({ target: null, go: () => undefined });

export const useNewListingNavigation = (): ListingNavigation => {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const [pending, startTransition] = useTransition();
  const go = useCallback(
    (href: string) => {
      setTarget(href);
      startTransition(() => void navigate(href, { preventScrollReset: true, state: { keepScroll: true } }));
    },
    [navigate],
  );
  return { target: pending ? target : null, go };
};

/** A press that means this tab: without a key that opens another one. */
export const opensHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** `onClick` for real links of a listing (facets, chips, layout): a plain click moves within the listing. */
export const useListingLink = (): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const { go } = useContext(ListingNavigationContext);
  return useCallback(
    (event) => {
      const href = event.currentTarget.getAttribute('href');
      if (href === null || !opensHere(event)) return;
      event.preventDefault();
      go(href);
    },
    [go],
  );
};
