import type { ReactNode } from 'react';
import { useLanguage } from 'shared-contracts';
import { formatMoment } from '../session/format-moment.ts';
import * as css from './privacy.css.ts';

interface ConsentEventProps {
  readonly at: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One entry of a history of consents. */
export const ConsentEvent = ({ at, text, children }: ConsentEventProps): ReactNode => (
  <li className={css.decision}>
    <span>{text}</span>
    <time className={css.when} dateTime={at}>
      {formatMoment(at, useLanguage())}
    </time>
    {children}
  </li>
);
