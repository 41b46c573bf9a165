import type { ReactNode } from 'react';
import { useLanguage } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import * as timeline from '../orders/timeline.css.ts';
import { formatMoment } from '../session/format-moment.ts';

/** A step of a case: what has happened, or what comes. */
export interface CaseStep {
  readonly key: string;
  readonly name: string;
  readonly look: 'done' | 'stopped' | 'current' | 'ahead';
  readonly icon: string;
  /** ISO 8601; null for what has not happened yet. */
  readonly at: string | null;
  readonly children?: ReactNode;
}

/** What has happened to a complaint or a withdrawal, and what comes next. */
export const CaseTimeline = ({ label, steps }: { readonly label: string; readonly steps: readonly CaseStep[] }): ReactNode => {
  const language = useLanguage();
  return (
    <ol className={timeline.list} aria-label={label}>
      {steps.map(({ key, name, look, icon, at, children }) => (
        <li key={key} className={timeline.step[look]} {...(look === 'current' && { 'aria-current': 'step' })}>
          <span className={timeline.dot[look]}>
            <Icon of={icon} size={16} />
          </span>
          <span className={timeline.textBlock}>
            <span className={timeline.name[look]}>{name}</span>
            {at !== null && (
              <time className={timeline.time} dateTime={at}>
                {formatMoment(at, language)}
              </time>
            )}
            {children}
          </span>
        </li>
      ))}
    </ol>
  );
};
