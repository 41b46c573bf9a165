import { useCallback, useEffect, useState } from 'react';

/** Between two looks at the clock, ms. */
const TICK_MS = 200;

interface FilmClock {
  /** Where the film is, in seconds. */
  readonly seconds: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
}

/**
 * The clock of a film that begins to play at once, stops at its end and starts from there anew.
 * @param isShown false: the film is out of sight and waits
 */
export const useFilmClock = (duration: number, isShown: boolean): FilmClock => {
  const [seconds, seek] = useState(0);
  const [isWanted, setWanted] = useState(true);
  const isOver = seconds >= duration;
  const isPlaying = isWanted && isShown && !isOver;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) / 1000;
      last = now;
      seek((before) => Math.min(duration, before + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, duration]);
  const toggle = useCallback(() => {
    if (isOver) seek(0);
    setWanted(isOver || !isPlaying);
  }, [isOver, isPlaying]);
  return { seconds, isPlaying, toggle, seek };
};
