import { useEffect, useLayoutEffect, useRef } from 'react';

const AGAIN_MS = 100;
/** Five seconds: boundaries within boundaries are hydrated one after the other. */
const TRIES = 50;

declare global {
  interface Window {
    /** The visitor's first press on a button of the page, kept by the inline loader (`loader/early-events.ts`); false from the moment the page answers presses. */
    amperioPress?: Event | false;
  }
}

/**
 * Ends the keeping of presses. The button that was pressed too early; none when the press is going on right now: then it is
 * what hydrates the page, and React answers it.
 */
export const takeEarlyPress = (): HTMLElement | null => {
  const press = window.amperioPress;
  window.amperioPress = false;
  if (!press || press.eventPhase !== Event.NONE || !(press.target instanceof Element)) return null;
  return press.target.closest('button');
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Presses a button until a press has reached it, the visitor's own among them: React lets none through to a part that is not
 * hydrated yet, and hydrates that part for the next one.
 */
const press = async (button: HTMLElement): Promise<void> => {
  const reached = new AbortController();
  button.addEventListener('click', () => reached.abort(), { signal: reached.signal });
  for (let tries = 0; tries < TRIES; tries += 1) {
    await pause(tries === 0 ? 0 : AGAIN_MS);
    if (reached.signal.aborted || !button.isConnected) return;
    button.click();
  }
};

/** Presses the button that was pressed before the page could answer, when everything around the caller listens. */
export const useEarlyPress = (): void => {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current = takeEarlyPress();
  }, []);
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (button) void press(button);
  }, []);
};
