import { useRef, type PointerEvent, type RefObject } from 'react';
import { dragCloses } from './drag.ts';

interface DragDown {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

// Set from handlers, not in markup: the policy forbids style attributes, not the style object.
function pullDown({ style }: HTMLElement, offset: number): void {
  style.transition = 'none';
  style.transform = `translateY(${Math.max(0, offset)}px)`;
}

function resetPosition({ style }: HTMLElement): void {
  style.removeProperty('transform');
  style.removeProperty('transition');
}

/** [S-34] Lets a sheet be dragged down by its handle; it follows the finger, then closes or springs back. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): DragDown {
  const start = useRef<number | null>(null);

  const release = (event: PointerEvent<HTMLElement>, mayClose: boolean): void => {
    const from = start.current;
    start.current = null;
    if (from === null || !sheet.current) return;
    resetPosition(sheet.current);
    if (mayClose && dragCloses(event.clientY - from, sheet.current.offsetHeight)) onClose();
  };

  return {
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current !== null && sheet.current) pullDown(sheet.current, event.clientY - start.current);
    },
    onPointerUp: (event) => release(event, true),
    onPointerCancel: (event) => release(event, false),
  };
}
