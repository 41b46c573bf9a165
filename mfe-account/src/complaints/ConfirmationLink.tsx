import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { complaintConfirmationUrl } from 'shared-contracts/rest';
import { FileLink } from 'shared-ui/file-link';
import { complaintTexts } from './texts.ts';

/** Loads the confirmation of a complaint (J-273): a file of the commerce server, no page of the shop. */
export const ConfirmationLink = ({ number }: { readonly number: string }): ReactNode => {
  const t = useTexts(complaintTexts);
  return (
    <FileLink href={complaintConfirmationUrl(number)} name={`${number}.pdf`}>
      {t('confirmation')}
    </FileLink>
  );
};
