import { LATER_MARK } from 'shared-contracts';
import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { whenNeeded } from './hydration-gate.ts';
import * as css from './deferred-hydration.css.ts';

interface WhenNearProps {
  /** Holds the place of the part until it is there: an estimated height (400, 672 or 900 px), or something of the same size. */
  readonly room: keyof typeof css.room | ReactElement;
  readonly children: ReactNode;
}

/** A part below the first screen that no document holds, such as one that only this visitor has: it renders when it comes near the viewport. */
export const WhenNear = ({ room, children }: WhenNearProps): ReactNode => {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    return isNear || element === null ? undefined : whenNeeded(element, () => setNear(true));
  }, [isNear]);
  const held = typeof room === 'string' ? <div className={css.room[room]} /> : room;
  return (
    <div ref={container} className={css.container} {...LATER_MARK}>
      {isNear ? <Suspense fallback={held}>{children}</Suspense> : held}
    </div>
  );
};
