import { LATER_MARK, useHydrated } from 'shared-contracts';
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { createGate, watchForNeed, type Gate } from './gate.ts';
import * as css from './later.css.ts';

interface LaterProps {
  /** About how high it is (400, 600 or 900 px), when it shall not be laid out before the shopper comes near. */
  readonly height?: keyof typeof css.asleep;
  readonly children: ReactNode;
}

// React warns of layout effects on the server, where nothing is ever awake.
const useAwake = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const Asleep = ({ gate, onAwake, children }: { gate: Gate; onAwake: (awake: true) => void; children: ReactNode }): ReactNode => {
  const hydrated = useHydrated();
  if (!hydrated && typeof window !== 'undefined') use(gate.opened);
  useAwake(() => {
    gate.open();
    onAwake(true);
  }, [gate, onAwake]);
  return children;
};

/**
 * A part below the first screen. What the server has drawn stands there and comes to life when the shopper comes near,
 * when it is touched, or when there is news for it; a press that wakes it counts. A part that the browser draws itself is
 * there at once.
 */
export const Later = ({ height, children }: LaterProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [awake, onAwake] = useState(false);
  const [drawn] = useState(() => children);
  // News reach it when it is awake: a sleeping part React would throw away and draw anew.
  const current = awake ? children : drawn;
  const content = useMemo(
    () => (
      <Suspense fallback={null}>
        <Asleep gate={gate} onAwake={onAwake}>
          {current}
        </Asleep>
      </Suspense>
    ),
    [gate, current],
  );
  const news = children !== drawn;
  useEffect(() => {
    const element = place.current;
    if (news) gate.open();
    return gate.isOpen() || element === null ? undefined : watchForNeed(element, gate.open);
  }, [gate, news]);
  return (
    <div ref={place} className={cx(css.place, !awake && height && css.asleep[height])} {...LATER_MARK}>
      {content}
    </div>
  );
};
