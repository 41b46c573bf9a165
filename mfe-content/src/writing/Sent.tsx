import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { useInitialFocus } from 'shared-ui/initial-focus';
import * as css from './writing.css.ts';

interface SentProps {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** What stands in the place of a form that was sent. */
export const Sent = ({ title, text, again, onAgain }: SentProps): ReactNode => {
  // The button that had the focus is gone.
  const element = useInitialFocus<HTMLDivElement>();
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
