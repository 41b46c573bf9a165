import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import * as css from '../../cases/cases.css.ts';
import { ConfirmationLink } from '../ConfirmationLink.tsx';
import { statusPath } from '../paths.ts';
import { withdrawalTexts } from '../texts.ts';

/** The number of the withdrawal, and its confirmation. */
export const Done = ({ number, onAnother }: { readonly number: string; readonly onAnother: () => void }): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel className={css.done}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('done.title')}
      </h2>
      <p className={css.doneNumber}>{t('done.number', { number })}</p>
      <p>{t('done.text')}</p>
      <ConfirmationLink number={number} />
      <div className={css.actions}>
        <ButtonLink to={statusPath(number)}>{t('done.status')}</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </Panel>
  );
};
