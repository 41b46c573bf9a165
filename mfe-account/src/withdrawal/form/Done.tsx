import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { SubmittedCase } from '../../cases/SubmittedCase.tsx';
import { ConfirmationLink } from '../ConfirmationLink.tsx';
import { statusPath } from '../paths.ts';
import { withdrawalTexts } from '../texts.ts';

/** The number of the withdrawal, and its confirmation. */
export const Done = ({ number, onAnother }: { readonly number: string; readonly onAnother: () => void }): ReactNode => {
  const t = useTexts(withdrawalTexts);
  return (
    <SubmittedCase
      title={t('done.title')}
      number={t('done.number', { number })}
      status={{ to: statusPath(number), text: t('done.status') }}
      another={{ text: t('done.another'), onPress: onAnother }}
    >
      <p>{t('done.text')}</p>
      <ConfirmationLink number={number} />
    </SubmittedCase>
  );
};
