import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import * as css from './writing.css.ts';

interface SentProps {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** What stands in the place of a form that was sent. */
export const Sent = ({ title, text, again, onAgain }: SentProps): ReactNode => {
  const element = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={css.done} role="status" tabIndex={-1}>
      <p className={css.doneTitle}>{title}</p>
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
};
