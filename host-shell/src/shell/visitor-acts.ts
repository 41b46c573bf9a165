import { useEffect, useState } from 'react';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Runs the task once, when the visitor first does something. */
export const whenVisitorActs = (task: () => void): void => {
  const run = () => {
    for (const sign of signsOfLife) removeEventListener(sign, run);
    task();
  };
  for (const sign of signsOfLife) addEventListener(sign, run, { passive: true });
};

/** True once the visitor has done something. */
export const useVisitorActed = (): boolean => {
  const [acted, setActed] = useState(false);
  useEffect(() => whenVisitorActs(() => setActed(true)), []);
  return acted;
};
