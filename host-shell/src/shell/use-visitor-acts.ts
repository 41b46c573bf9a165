import { useEffect, useState } from 'react';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** True once the visitor has done something: what only reacts to them is not fetched before. */
export const useVisitorActs = (): boolean => {
  const [acts, setActs] = useState(false);
  useEffect(() => {
    if (acts) return;
    const note = (): void => setActs(true);
    for (const sign of signsOfLife) addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, note);
    };
  }, [acts]);
  return acts;
};
