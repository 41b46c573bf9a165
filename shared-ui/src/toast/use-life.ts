import { useEffect, useRef, useState } from 'react';

/** S-28: how long a toast stays, in ms, and how long it fades. */
export const TOAST_LIFE_MS = 10_000;
export const TOAST_FADE_MS = 150;

/** By the id of its notice what is left of a toast's life, in ms: its element is made anew when a layer opens or closes. */
export type ToastLives = Map<string, number>;

interface Life {
  readonly leaving: boolean;
  readonly leave: () => void;
}

interface LifePorts {
  readonly id: string;
  readonly lives: ToastLives;
  /** Pointed at or focused: its time stands still. */
  readonly paused: boolean;
  readonly onEnd: () => void;
}

/** [S-28] Ends a toast after ten seconds and a fade, however often it is made anew meanwhile. */
export function useLife({ id, lives, paused, onEnd }: LifePorts): Life {
  const [leaving, setLeaving] = useState(() => lives.get(id) === 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused || leaving) return undefined;
    const left = lives.get(id) ?? TOAST_LIFE_MS;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), left);
    return () => {
      clearTimeout(timer);
      lives.set(id, left - (performance.now() - started));
    };
  }, [id, lives, paused, leaving]);

  useEffect(() => {
    if (!leaving) return undefined;
    lives.set(id, 0);
    const timer = setTimeout(() => end.current(), TOAST_FADE_MS);
    return () => clearTimeout(timer);
  }, [id, lives, leaving]);

  return { leaving, leave: () => setLeaving(true) };
}
