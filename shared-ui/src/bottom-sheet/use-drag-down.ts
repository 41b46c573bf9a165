import { useRef, type PointerEvent, type RefObject } from 'react';
import { dragCloses } from './drag.ts';

interface DragDown {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** [S-34] Lets a sheet be dragged down by its handle; it follows the finger, then closes or springs back. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): DragDown {
  const start = useRef<number | null>(null);

  const release = (event: PointerEvent<HTMLElement>, mayClose: boolean): void => {
    const from = start.current;
    start.current = null;
    const element = sheet.current;
    if (from === null || !element) return;
    // Set from a handler, not in markup: the policy forbids style attributes, not the style object.
    element.style.removeProperty('transform');
    element.style.removeProperty('transition');
    if (mayClose && dragCloses(event.clientY - from, element.offsetHeight)) onClose();
  };

  return {
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current === null || !sheet.current) return;
      const offset = Math.max(0, event.clientY - start.current);
      sheet.current.style.transition = 'none';
      sheet.current.style.transform = `translateY(${offset}px)`;
    },
    onPointerUp: (event) => release(event, true),
    onPointerCancel: (event) => release(event, false),
  };
}
