import { Suspense, createElement, useEffect, useState, type ReactNode } from 'react';
import type { LazyPart } from './lazy-part.tsx';

interface PreloadedPartProps<Props extends object> {
  readonly of: LazyPart<Props>;
  /** The code is loaded when this first becomes true; the part stays mounted from then on. After a failure another value is a new attempt. */
  readonly wanted: boolean | number;
  readonly props: Props;
  /** Rendered until the code is loaded. */
  readonly waiting?: ReactNode;
  readonly onFailure?: () => void;
}

/**
 * Renders a lazy part once its code is loaded: until then nothing suspends, and React does not delay its appearance as it does
 * with content behind a fallback. Nothing is loaded on the server.
 */
export const PreloadedPart = <Props extends object>({
  of,
  wanted,
  props,
  waiting = null,
  onFailure,
}: PreloadedPartProps<Props>): ReactNode => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted || isLoaded) return;
    let isCurrent = true;
    of.preload().then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && onFailure?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [of, wanted, isLoaded, onFailure]);
  // The part may still suspend for its texts.
  return isLoaded ? createElement(Suspense, { fallback: waiting }, createElement(of, props)) : waiting;
};
