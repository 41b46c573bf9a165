import { useRef, useState } from 'react';

export interface Position {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface MyPosition {
  readonly position: Position | null;
  /** It was asked for and not given. */
  readonly isRefused: boolean;
  /** Asks the browser, which asks the shopper; settles when it is known or refused. */
  readonly ask: () => Promise<void>;
  readonly forget: () => void;
}

const WAIT_MS = 10_000;
const KEPT_MS = 300_000;
/** A hundred metres: enough to find what is near, and no address. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const askBrowser = (): Promise<Position | null> =>
  new Promise((resolve) => {
    // Missing where the page is not secure, whatever the DOM types say.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (geolocation === undefined) return resolve(null);
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(null),
      { timeout: WAIT_MS, maximumAge: KEPT_MS },
    );
  });

/** Where the shopper is. The browser is asked on a press only. */
export function useMyPosition(): MyPosition {
  const [position, setPosition] = useState<Position | null>(null);
  const [isRefused, setRefused] = useState(false);
  // A late answer does not overrule what was typed since.
  const asked = useRef(0);
  return {
    position,
    isRefused,
    async ask() {
      const own = (asked.current += 1);
      setRefused(false);
      const known = await askBrowser();
      if (own !== asked.current) return;
      setPosition(known);
      setRefused(known === null);
    },
    forget() {
      asked.current += 1;
      setPosition(null);
      setRefused(false);
    },
  };
}
