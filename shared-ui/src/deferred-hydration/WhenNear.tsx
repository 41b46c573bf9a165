import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenNeeded } from './hydration-gate.ts';
import * as css from './deferred-hydration.css.ts';

interface WhenNearProps {
  /** Estimated height (400, 600 or 900 px), held free until the part is there. */
  readonly height: keyof typeof css.room;
  readonly children: ReactNode;
}

/** A part below the first screen that only this visitor has, so that no document holds it: it renders when it comes near the viewport. */
export const WhenNear = ({ height, children }: WhenNearProps): ReactNode => {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    return isNear || element === null ? undefined : whenNeeded(element, () => setNear(true));
  }, [isNear]);
  const room = <div className={css.room[height]} />;
  return (
    <div ref={container} className={css.container}>
      {isNear ? <Suspense fallback={room}>{children}</Suspense> : room}
    </div>
  );
};
