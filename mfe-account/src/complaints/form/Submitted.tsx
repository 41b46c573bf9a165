import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { SubmittedCase } from '../../cases/SubmittedCase.tsx';
import { ConfirmationLink } from '../ConfirmationLink.tsx';
import { statusPath } from '../paths.ts';
import { complaintTexts } from '../texts.ts';

export interface SubmittedComplaint {
  readonly number: string;
  readonly email: string;
}

interface SubmittedProps {
  readonly complaint: SubmittedComplaint;
  readonly onAnother: () => void;
}

/** ∅09: the number of the complaint, its confirmation, and when it is answered. */
export const Submitted = ({ complaint: { number, email }, onAnother }: SubmittedProps): ReactNode => {
  const t = useTexts(complaintTexts);
  return (
    <SubmittedCase
      title={t('done.title')}
      number={t('done.number', { number })}
      status={{ to: statusPath(number), text: t('done.status') }}
      another={{ text: t('done.another'), onPress: onAnother }}
    >
      <p>{t('done.text', { email })}</p>
      <ConfirmationLink number={number} />
    </SubmittedCase>
  );
};
