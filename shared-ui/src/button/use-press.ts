import { useRef, useState, type MouseEvent } from 'react';

/** What a press may answer: a promise keeps the button busy until it settles. */
export type PressHandler = (event: MouseEvent<HTMLButtonElement>) => unknown;

interface Press {
  readonly waiting: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Guards a button against a second press while the first is still being answered. */
export function usePress(busy: boolean, handler: PressHandler | undefined): Press {
  const [pending, setPending] = useState(false);
  // State arrives a render later than a quick second click; the ref does not.
  const running = useRef(false);
  const waiting = busy || pending;

  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (waiting || running.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const answer = handler?.(event);
    if (!(answer instanceof Promise)) return;
    running.current = true;
    setPending(true);
    const settle = (): void => {
      running.current = false;
      setPending(false);
    };
    // The failure stays with its owner: it is reported where the promise was made.
    answer.then(settle, (reason: unknown) => {
      settle();
      reportError(reason);
    });
  };

  return { waiting, onClick };
}
