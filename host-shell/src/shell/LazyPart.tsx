import { Suspense, createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps<Props extends object> {
  /** Fetches a module whose default export is the part. */
  readonly of: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** The part is fetched when this first becomes true, and stays from then on; another number is another wish. */
  readonly wanted: boolean | number;
  readonly props: Props;
  /** Stands there until the code is. */
  readonly waiting?: ReactNode;
  readonly onFailure?: () => void;
}

/**
 * A part whose code is fetched when it is first wanted; nothing, or what waits in its place, until it is there. Unlike `React.lazy` a failed fetch
 * breaks nothing: `onFailure` is called, and the next change of `wanted` tries again.
 */
export const LazyPart = <Props extends object>({ of, wanted, props, waiting = null, onFailure }: LazyPartProps<Props>): ReactNode => {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || part !== null) return;
    let current = true;
    of().then(
      (module) => current && setPart(() => module.default),
      () => current && onFailure?.(),
    );
    return () => {
      current = false;
    };
  }, [of, wanted, part, onFailure]);
  // Its texts may have to come first.
  return part === null ? waiting : createElement(Suspense, { fallback: waiting }, createElement(part, props));
};
