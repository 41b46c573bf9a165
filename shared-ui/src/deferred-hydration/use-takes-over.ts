import { useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** React asks for `ofServer` on the server and in hydration alone; `now` keeps that answer. */
const createStart = () => {
  let takesOver = false;
  return {
    now: (): boolean => takesOver,
    ofServer: (): boolean => {
      takesOver = true;
      return takesOver;
    },
  };
};

/**
 * Whether the part was rendered by the server, whose HTML it takes over (or is being rendered there now). It stays as it is, and so renders
 * nothing again, unlike `useHydrated`: a part that is rendered again with boundaries in it whose turn has not come makes React hydrate
 * all of them in one go (160 ms of a slow phone for the tiles of a listing).
 */
export const useTakesOver = (): boolean => {
  const [start] = useState(createStart);
  return useSyncExternalStore(never, start.now, start.ofServer);
};
