import { useEffect, type RefObject } from 'react';
import { away } from './header.css.ts';
import { initialHiding, nextHiding } from './hiding-rule.ts';

/** Toggles the class of the hidden mobile bar (S-03) outside React's rendering: scrolling renders nothing. */
export const useHidingHeader = (header: RefObject<HTMLElement | null>, enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return;
    let state = initialHiding;
    let frame = 0;
    const decide = (): void => {
      frame = 0;
      state = nextHiding(state, window.scrollY);
      header.current?.classList.toggle(away, state.hidden);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(decide);
    };
    addEventListener('scroll', onScroll, { passive: true });
    const element = header.current;
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      element?.classList.remove(away);
    };
  }, [header, enabled]);
};
