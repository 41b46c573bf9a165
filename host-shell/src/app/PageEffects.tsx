import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { applyMetadata, metadataOf, refreshesMetadata } from '../shell/index.ts';
import { useEnvironment } from './environment.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { rememberScroll, scrollAfterNavigation } from './scroll.ts';

/** What `preventScrollReset` of a link leaves in the history entry. */
const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;

/** What a navigation does beside drawing: redirects, the head, the scroll position (S-24). Draws nothing. */
export const PageEffects = ({ page }: { readonly page: ResolvedPage }): null => {
  const { bus, frame, language, origin, resolver } = useEnvironment();
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const previous = useRef<string | null>(null);

  const { pathname, search } = location;
  const kind = page.state === 'page' ? page.kind : page.state;
  useEffect(() => {
    let left = false;
    const follow = (answer: ResolvedPage) => {
      if (answer.state === 'redirect') void navigate(answer.to, { replace: true });
      if (answer.state !== 'page' || frame === null || !refreshesMetadata(answer.kind)) return;
      applyMetadata(
        document,
        metadataOf({ kind: answer.kind, resolution: answer.resolution, store: frame.storeConfig, language, origin, path: pathname }),
      );
    };
    follow(page);
    // The page may stand already while the resolver is still being asked about this very address.
    void resolver.latest(pathname, search).then((answer) => {
      if (!left && answer !== null && answer !== page) follow(answer);
    });
    return () => {
      left = true;
    };
  }, [page, pathname, search, frame, language, origin, resolver, navigate]);

  useEffect(() => {
    const from = previous.current;
    previous.current = location.pathname;
    if (from !== null) {
      bus.emit('navigation.completed@1', { path: location.pathname, kind });
      scrollAfterNavigation({
        from,
        to: location.pathname,
        hash: location.hash,
        key: location.key,
        type,
        keepsScroll: keepsScroll(location.state),
      });
    }
    return rememberScroll(location.key);
  }, [location, type, kind, bus]);

  return null;
};
