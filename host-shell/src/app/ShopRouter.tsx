import { useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition, type ReactNode } from 'react';
import { Router, type Location, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isSameListing } from 'shared-contracts/catalogue';
import { NavigationTargetContext } from '../shell/navigation/navigation-target.ts';

// After this long the old page gives way to the skeleton of the next one (V-03).
const PATIENCE_MS = 400;

interface ShopRouterProps {
  /** Of the browser: made ahead, for its first note in the browser's own history takes time. */
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** Whether the start of the page at an address can be rendered without waiting for anything. */
  readonly isAtHand?: (location: Location) => boolean;
  /** The navigation loads a new document; the router ignores it. */
  readonly leaves?: (from: string, to: Location) => boolean;
  /** The shopper has asked for another page, which is rendered when it can be. */
  readonly onAsk?: ((to: Location) => void) | undefined;
  /** @param isSlow the next page takes long: its skeleton replaces the old page (V-03) */
  readonly children: (isSlow: boolean) => ReactNode;
}

const never = (): boolean => false;
const ignore = (): void => undefined;

/**
 * A browser router whose navigations are transitions: the old page stays until the next one can be shown whole. One whose
 * data is at hand is rendered synchronously with the click: a transition would yield to every frame in between.
 */
export const ShopRouter = ({ history, isAtHand = never, leaves = never, onAsk = ignore, children }: ShopRouterProps): ReactNode => {
  const [state, setState] = useState({ action: history.action, location: history.location });
  const [asked, setAsked] = useState(history.location.key);
  const [pending, startTransition] = useTransition();
  const [isSlow, setIsSlow] = useState(false);
  const target = useRef(history.location.pathname);

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        if (leaves(target.current, location)) return;
        target.current = location.pathname;
        onAsk(location);
        setAsked(location.key);
        if (isAtHand(location)) setState({ action, location });
        else startTransition(() => setState({ action, location }));
      }),
    [history, isAtHand, leaves, onAsk],
  );

  useEffect(() => {
    // Filters, order and pages of one listing keep its list on the screen; the listing says itself that it is busy.
    if (!pending || isSameListing(state.location.pathname, target.current)) return undefined;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [pending, state.location.pathname]);

  // A press changes what is asked for long before the page: that alone renders nothing of the page.
  const hasSkeleton = pending && isSlow;
  const shown = useMemo(() => children(hasSkeleton), [children, hasSkeleton]);
  return (
    <NavigationTargetContext value={asked}>
      <Router location={state.location} navigationType={state.action} navigator={history}>
        {shown}
      </Router>
    </NavigationTargetContext>
  );
};
