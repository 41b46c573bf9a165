import { useEffect, useState } from 'react';
import { schedule, type Phase } from './phases.ts';

/** True from the moment in which the phase begins, counted from when the component was mounted. */
export const usePhase = (phase: Phase): boolean => {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    let isMounted = true;
    schedule(phase, () => isMounted && setHasBegun(true));
    return () => {
      isMounted = false;
    };
  }, [phase]);
  return hasBegun;
};
