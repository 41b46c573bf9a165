import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** J-348: moves things of a list by buttons. The focus goes with the thing: one press more moves it on. */
export function useShift(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  /** @param button which of the two that move it was pressed: 0 up, 1 down */
  const shift = (from: number, to: number, button: 0 | 1): void => {
    if (to < 0 || to >= count) return;
    flushSync(() => move(from, to));
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-moves]');
    const wanted = buttons?.[button];
    (wanted?.getAttribute('aria-disabled') === 'true' ? buttons?.[1 - button] : wanted)?.focus();
  };
  return { list, shift };
}
