import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { nextTask } from '../schedule/next-task.ts';
import { PREVIEW_BAR, PREVIEW_PARAMETER } from '../preview-bar.ts';
import { browserPage, lazyStorage } from '../shell/index.ts';
import { useEnvironment } from './environment.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { isListing } from './page-views.ts';
import { NO_HOLD, rememberScroll, rememberedScroll, scrollAfterNavigation, takeOverScroll } from './scroll.ts';

/** What `preventScrollReset` of a link leaves in the history entry. */
const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;

/** every navigation refreshes the head, but for the gallery outside the shell. */
const refreshesHead = (page: ResolvedPage): boolean =>
  page.state !== 'redirect' && !(page.state === 'page' && page.kind === 'product-gallery');

interface PageEffectsProps {
  readonly page: ResolvedPage;
  /** The skeleton of the next page stands in the place of this one. */
  readonly isSlow: boolean;
}

/** What a navigation does beside rendering: redirects, the head, the scroll position (S-24). Renders nothing. */
export const PageEffects = ({ page, isSlow }: PageEffectsProps): null => {
  const { bus, frame, language, origin, resolver } = useEnvironment();
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [storage] = useState(lazyStorage);
  const scrolled = useRef<typeof location | null>(null);
  const leftAt = useRef<number | null>(null);
  const reported = useRef<typeof location | null>(null);
  const rendered = useRef<ResolvedPage | null>(page);

  const { pathname, search, hash, state } = location;
  const kind = page.state === 'page' ? page.kind : page.state;
  const isList = isListing(kind);
  useEffect(() => {
    let left = false;
    const describe = async (answer: ResolvedPage) => {
      if (frame === null || !refreshesHead(answer)) return;
      const { applyMetadata, metadataOf, metadataTexts } = await import('../shell/metadata/index.ts');
      await metadataTexts.load(language);
      await nextTask(); // the page itself is painted first
      if (left) return;
      const kind = answer.state === 'page' ? answer.kind : 'unreachable';
      const resolution = answer.state === 'page' ? answer.resolution : null;
      applyMetadata(document, metadataOf({ kind, resolution, store: frame.storeConfig, language, origin, path: pathname, search }));
    };
    const follow = (answer: ResolvedPage) => {
      if (answer.state === 'redirect') void navigate(answer.to, { replace: true });
      // Without its code (offline, say) the head stays as it is, without a message: the page itself works.
      describe(answer).catch((error: unknown) => console.warn('the head of the page could not be refreshed', error));
    };
    // The server has rendered the head of the first page.
    if (rendered.current !== page) follow(page);
    rendered.current = null;
    // The page may be shown while the resolver is still being asked about its address.
    void resolver.latest(pathname, search).then((answer) => {
      if (left || answer === null || answer === page) return;
      follow(answer);
      // The product of a tile is gone meanwhile: the resolver's answer is shown.
      if (answer.state === 'page' && answer.kind !== kind) void navigate({ pathname, search, hash }, { replace: true, state });
    });
    return () => {
      left = true;
    };
  }, [page, kind, pathname, search, hash, state, frame, language, origin, resolver, navigate]);

  useEffect(() => takeOverScroll(location.key), [location.key]);

  // Before it is painted: at the old position a shorter page would show its end for a moment.
  useLayoutEffect(() => {
    if (isSlow) {
      // The position that is remembered for the old page stays as it was.
      leftAt.current = rememberedScroll(storage, location.key);
      window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    const from = scrolled.current;
    const position = leftAt.current;
    leftAt.current = null;
    scrolled.current = location;
    let held = NO_HOLD;
    if (from !== null) {
      held = scrollAfterNavigation(storage, {
        from,
        to: location,
        hash: location.hash,
        key: location.key,
        type,
        keepsScroll: keepsScroll(location.state),
        isList,
      });
      // The skeleton went to the top, the link asked to stay.
      const stays = type !== 'POP' && location.hash === '' && keepsScroll(location.state);
      if (position !== null && stays) window.scrollTo({ top: position, behavior: 'instant' });
    }
    const forget = rememberScroll(storage, location.key, held.isAwaited);
    return () => {
      held.end();
      forget();
    };
  }, [location, type, isSlow, isList, storage]);

  useEffect(() => {
    const before = reported.current;
    const isFirst = before === null;
    // J-256: a preview has been left, maybe before this has run for the first time. What was read with the draft is still here: only a new
    // document is without it.
    const isElsewhere = !isFirst && before.pathname + before.search !== location.pathname + location.search;
    if (document.getElementById(PREVIEW_BAR) !== null && (isElsewhere || !new URLSearchParams(location.search).has(PREVIEW_PARAMETER)))
      browserPage.reload();
    reported.current = location;
    if (isFirst) return;
    bus.emit('navigation.completed@1', { path: location.pathname, kind });
  }, [location, kind, bus]);

  return null;
};
