import { useEffect, useState } from 'react';

/** Pause in typing after which suggestions are asked for, in ms. */
const TYPING_PAUSE_MS = 180;

/** A text once it has been the same for a while, so that not every key sends a query. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
