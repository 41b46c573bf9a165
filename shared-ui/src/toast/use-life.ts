import { useEffect, useRef, useState } from 'react';

/** S-28: how long a toast stays, in ms, and how long it fades. */
export const TOAST_LIFE_MS = 10_000;
export const TOAST_FADE_MS = 150;

interface Life {
  readonly leaving: boolean;
  readonly leave: () => void;
}

/** [S-28] Ends a toast after ten seconds and a fade; while `paused` (pointed at, focused) its time stands still. */
export function useLife(paused: boolean, onEnd: () => void): Life {
  const [leaving, setLeaving] = useState(false);
  const left = useRef(TOAST_LIFE_MS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused || leaving) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, leaving]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => end.current(), TOAST_FADE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return { leaving, leave: () => setLeaving(true) };
}
