import { useEffect, useState, type ComponentType } from 'react';

/** A module whose default export is the part. */
export interface LazyModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A part whose code is fetched when it is first wanted; null until it is there. Unlike `React.lazy` a failed fetch breaks
 * nothing: `onFailure` hears of it, and the next wish tries again.
 */
export const useLazyPart = <Props>(
  load: () => Promise<LazyModule<Props>>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null => {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || part !== null) return;
    let current = true;
    load().then(
      (module) => current && setPart(() => module.default),
      () => current && onFailure?.(),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, part, onFailure]);
  return part;
};
