import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time to the minute, ms since 1970. Null on the server and until the page has come to life: a page may have been kept for a while, and only
 * the browser knows what time it is for its visitor.
 */
export const useMinute = (): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      const at = Date.now();
      setNow(at - (at % MINUTE_MS));
      timer = setTimeout(look, MINUTE_MS - (at % MINUTE_MS));
    };
    look();
    // A hidden page's timers sleep.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
};
