import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

interface Slides {
  /** The scrolling track whose children are the slides. */
  readonly track: RefObject<HTMLUListElement | null>;
  /** Index of the slide in view. */
  readonly shown: number;
  /** Scrolls to a slide without touching the address; the link itself works without scripts. */
  readonly show: (event: MouseEvent, index: number) => void;
}

/** Follows a scroll-snap track: which slide is in view, and how to get to another. */
export const useSlides = (): Slides => {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const onScroll = (): void => setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  const show = useCallback((event: MouseEvent, index: number) => {
    event.preventDefault();
    const element = track.current;
    // `instant`: gliding past five pictures is motion that nobody asked for.
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  }, []);
  return { track, shown, show };
};
