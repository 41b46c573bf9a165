import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { withdrawalConfirmationUrl } from 'shared-contracts/rest';
import { Icon } from 'shared-ui/icon';
import { Download } from 'shared-ui/icons';
import { withdrawalTexts } from './texts.ts';
import * as css from '../forms/file-link.css.ts';

/** Loads the confirmation of a withdrawal: a file of the commerce server, no page of the shop. */
export const ConfirmationLink = ({ number }: { readonly number: string }): ReactNode => {
  const t = useTexts(withdrawalTexts);
  return (
    <a href={withdrawalConfirmationUrl(number)} download={`${number}.pdf`} className={css.link}>
      <Icon of={Download} size={18} />
      {t('done.pdf')}
    </a>
  );
};
