import { useEffect, useState } from 'react';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Runs the task once, when the visitor first does something. */
export const onFirstInteraction = (task: () => void): void => {
  const run = () => {
    for (const sign of signsOfLife) removeEventListener(sign, run);
    task();
  };
  for (const sign of signsOfLife) addEventListener(sign, run, { passive: true });
};

/** The first sign may be a press: until it is answered nothing else begins, ms. */
const AFTER_PRESS_MS = 300;

/** True soon after the visitor has first done something. */
export const useFirstInteraction = (): boolean => {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => void setTimeout(() => setHasInteracted(true), AFTER_PRESS_MS)), []);
  return hasInteracted;
};
