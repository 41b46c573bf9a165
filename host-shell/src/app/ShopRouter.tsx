import { createContext, useEffect, useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isSameListing } from 'shared-contracts/catalogue';

/** True while the next page is being fetched and the last one still stands. */
export const NavigationPendingContext = createContext(false);

// After this long the old page gives way to the skeleton of the next one (V-03).
const PATIENCE_MS = 400;

/**
 * A browser router whose navigations are transitions: the old page stays until the next one can be shown whole.
 * `children` gets the pending state; when patience ends, `onImpatient` content (skeleton) is up to the caller.
 */
export const ShopRouter = ({ children }: { readonly children: (impatient: boolean) => ReactNode }): ReactNode => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });
  const [pending, startTransition] = useTransition();
  const [impatient, setImpatient] = useState(false);
  const target = useRef(history.location.pathname);

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        target.current = location.pathname;
        startTransition(() => setState({ action, location }));
      }),
    [history],
  );

  useEffect(() => {
    // Filters, order and pages of one listing keep its list on the screen; the listing says itself that it is busy.
    if (!pending || isSameListing(state.location.pathname, target.current)) return undefined;
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setImpatient(false);
    };
  }, [pending, state.location.pathname]);

  return (
    <NavigationPendingContext value={pending}>
      <Router location={state.location} navigationType={state.action} navigator={history}>
        {children(pending && impatient)}
      </Router>
    </NavigationPendingContext>
  );
};
