import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Tells when an element has come near the screen for the first time; an element that is not displayed never does, so what
 * hangs on it (the slider of a sidebar that phones don't show) is not loaded there.
 */
export const useSeen = (): readonly [ref: RefObject<HTMLDivElement | null>, seen: boolean] => {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || seen) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
};
