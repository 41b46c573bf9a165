import { CircleCheck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';
import * as css from './data.css.ts';

interface SavedProps {
  /** How often it was saved; 0 says nothing. */
  readonly count: number;
  readonly text: string;
}

/** Says beside the button that the server has it; again each time. */
export const Saved = ({ count, text }: SavedProps): ReactNode => (
  <span role="status">
    {count > 0 && (
      <span key={count} className={css.saved}>
        <Icon of={CircleCheck} size={20} />
        {text}
      </span>
    )}
  </span>
);
