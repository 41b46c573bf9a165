import { useEffect, useState } from 'react';

/** Latest moment for idle work after hydration, in ms. */
const IDLE_DEADLINE_MS = 4000;

/** True once the browser has had time for more than drawing the page. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), IDLE_DEADLINE_MS / 2);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: IDLE_DEADLINE_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
};
