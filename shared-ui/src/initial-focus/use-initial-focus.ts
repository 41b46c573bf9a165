import { useEffect, useRef, type RefObject } from 'react';

/** The ref of an element that takes the focus once, when it appears: the heading of the next step, the first field of a dialog. */
export const useInitialFocus = <Focused extends HTMLElement>(): RefObject<Focused | null> => {
  const element = useRef<Focused>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};
