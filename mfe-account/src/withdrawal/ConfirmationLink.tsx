import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { withdrawalConfirmationUrl } from 'shared-contracts/rest';
import { FileLink } from 'shared-ui/file-link';
import { withdrawalTexts } from './texts.ts';

/** Loads the confirmation of a withdrawal: a file of the commerce server, no page of the shop. */
export const ConfirmationLink = ({ number }: { readonly number: string }): ReactNode => {
  const t = useTexts(withdrawalTexts);
  return (
    <FileLink href={withdrawalConfirmationUrl(number)} name={`${number}.pdf`}>
      {t('done.pdf')}
    </FileLink>
  );
};
