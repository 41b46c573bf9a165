import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes on Esc, and when the focus or a press goes elsewhere. */
export const useLeaving = (bar: RefObject<HTMLElement | null>, enabled: boolean, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!enabled) return;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !bar.current?.contains(target)) leave();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [bar, enabled]);
};
