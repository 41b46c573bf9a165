import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import * as css from './not-offered.css.ts';

interface NotOfferedProps {
  readonly methods: readonly { readonly code: string; readonly title: string; readonly reason?: string | null | undefined }[];
  /** The reasons stand open: nothing else can be chosen, or one of these was. */
  readonly isOpen: boolean;
}

/** What cannot be chosen for this order, and why: behind what can be. */
export const NotOffered = ({ methods, isOpen }: NotOfferedProps): ReactNode => {
  const t = useTexts(texts);
  if (methods.length === 0) return null;
  return (
    <details className={css.details} open={isOpen}>
      <summary className={css.summary}>{t('notOffered.title', { count: methods.length })}</summary>
      <ul className={css.list}>
        {methods.map(({ code, title, reason }) => (
          <li key={code}>
            <b>{title}</b>
            <span className={css.reason}>{reason ?? t('shipping.unavailable')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
