import { LATER_MARK, OMITTABLE_LAST_MARK, OMITTABLE_MARK } from 'shared-contracts';
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { createHydrationGate, whenNeeded, type HydrationGate } from './hydration-gate.ts';
import * as css from './deferred-hydration.css.ts';
import { useTakesOver } from './use-takes-over.ts';

interface DeferredHydrationProps {
  /** Estimated height (400, 672 or 900 px): skips layout (content-visibility) until the part comes near the viewport. */
  readonly height?: keyof typeof css.placeholder;
  /** The page can be read without it: the server may leave its content out of a large document. It then renders when it comes near. `last`: after all others. */
  readonly omittable?: boolean | 'last';
  readonly children: ReactNode;
}

// React warns about layout effects on the server.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const GatedContent = ({
  gate,
  isGated,
  onHydrated,
  children,
}: {
  gate: HydrationGate;
  isGated: boolean;
  onHydrated: (isHydrated: true) => void;
  children: ReactNode;
}): ReactNode => {
  if (isGated) use(gate.opened);
  useIsomorphicLayoutEffect(() => {
    gate.open();
    onHydrated(true);
  }, [gate, onHydrated]);
  return children;
};

/**
 * A part below the first screen whose hydration is deferred: the server-rendered HTML stays until it comes near the viewport,
 * is touched or focused, or its children change. The press that triggers hydration is handled, not lost. On a client-side
 * navigation the part renders at once.
 */
export const DeferredHydration = ({ height, omittable, children }: DeferredHydrationProps): ReactNode => {
  const container = useRef<HTMLDivElement>(null);
  const [gate] = useState(createHydrationGate);
  // Whether this is the server's HTML becoming interactive, also where its content was left out and renders for the first time.
  const isGated = useTakesOver() && typeof window !== 'undefined';
  const [isHydrated, onHydrated] = useState(false);
  const [initialChildren] = useState(() => children);
  // New children are passed on after hydration only: React would discard server-rendered HTML that differs from them.
  const current = isHydrated ? children : initialChildren;
  const content = useMemo(
    () => (
      <Suspense fallback={omittable ? <div className={css.room[height ?? 'low']} /> : null}>
        <GatedContent gate={gate} isGated={isGated} onHydrated={onHydrated}>
          {current}
        </GatedContent>
      </Suspense>
    ),
    [gate, isGated, omittable, height, current],
  );
  const hasChanged = children !== initialChildren;
  useEffect(() => {
    const element = container.current;
    if (hasChanged) gate.open();
    return gate.isOpen() || element === null ? undefined : whenNeeded(element, gate.open);
  }, [gate, hasChanged]);
  return (
    <div
      ref={container}
      className={cx(css.container, !isHydrated && height && css.placeholder[height])}
      {...LATER_MARK}
      {...(omittable && (omittable === 'last' ? OMITTABLE_LAST_MARK : OMITTABLE_MARK))}
    >
      {content}
    </div>
  );
};
