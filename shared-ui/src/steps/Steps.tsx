import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './steps.css.ts';

/** A step of the checkout. */
export interface Step {
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Where a finished step can be changed. */
  readonly to?: string;
}

/** Progress of the checkout. */
export const Steps = ({ items }: { readonly items: readonly Step[] }): ReactNode => {
  const t = useTexts(uiTexts);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={css.list}>
        {items.map(({ name, state, to }) => {
          const look = cx(css.step, state === 'done' && css.done, state === 'current' && css.current);
          const label = (
            <span className={css.text}>
              {name}
              {state === 'done' && <VisuallyHidden> ({t('steps.done')})</VisuallyHidden>}
            </span>
          );
          return (
            <li key={name} className={css.item} {...(state === 'current' && { 'aria-current': 'step' as const })}>
              {to === undefined ? (
                <span className={look}>{label}</span>
              ) : (
                <Link to={to} className={look}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
