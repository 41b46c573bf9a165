import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import { statusPath } from '../paths.ts';
import { complaintTexts } from '../texts.ts';
import * as css from '../../cases/cases.css.ts';

export interface SubmittedComplaint {
  readonly number: string;
  readonly email: string;
}

interface SubmittedProps {
  readonly complaint: SubmittedComplaint;
  readonly onAnother: () => void;
}

/** ∅09: the number of the complaint, and when it is answered. */
export const Submitted = ({ complaint: { number, email }, onAnother }: SubmittedProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Panel className={css.done}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('done.title')}
      </h2>
      <p className={css.doneNumber}>{t('done.number', { number })}</p>
      <p>{t('done.text', { email })}</p>
      <div className={css.actions}>
        <ButtonLink to={statusPath(number)}>{t('done.status')}</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </Panel>
  );
};
