import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Customer, CustomerAddress } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { accountTexts } from '../account/texts.ts';
import { refusalText } from '../forms/form-texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import * as css from './addresses.css.ts';
import { AddressText } from './AddressText.tsx';

interface RemovalDialogProps {
  readonly address: CustomerAddress;
  readonly onClose: () => void;
  readonly onRemoved: (customer: Customer) => void;
}

/** Asks once more before an address goes. */
export default function RemovalDialog({ address, onClose, onRemoved }: RemovalDialogProps): ReactNode {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const remove = async (): Promise<void> => {
    setRefusal(null);
    const answer = await commerce().removeAddress(address.id);
    if (answer.ok) return onRemoved(answer.value);
    endRefusedSession(answer.error);
    setRefusal(answer.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removal.title')}
      footer={
        <>
          <Button onClick={remove}>{t('removal.yes')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('removal.no')}
          </Button>
        </>
      }
    >
      <AddressText address={address} />
      <p role="alert" className={css.refusal}>
        {refusal !== null && refusalText(translate, refusal)}
      </p>
    </Dialog>
  );
}
