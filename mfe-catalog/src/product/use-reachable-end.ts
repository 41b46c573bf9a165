import { useEffect, type RefObject } from 'react';

/** Between what sticks and the edge of the window, px. */
const margin = 16;

/**
 * J-31: what sticks and is higher than the window sticks by its end, not by its start: its last choices would stay out of sight as long as
 * something higher stands beside it. `top` means nothing where it does not stick.
 */
export const useReachableEnd = (panel: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const place = (): void => element.style.setProperty('top', `${Math.min(margin, innerHeight - element.offsetHeight - margin)}px`);
    // Tells the height at once, too.
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [panel]);
};
