import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Customer, CustomerAddress } from 'shared-contracts/rest';
import { accountTexts } from '../account/texts.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { useCommerce } from '../session/commerce.ts';
import { AddressText } from './AddressText.tsx';

interface RemovalDialogProps {
  readonly address: CustomerAddress;
  readonly onClose: () => void;
  readonly onRemoved: (customer: Customer) => void;
}

/** Asks once more before an address goes. */
export default function RemovalDialog({ address, onClose, onRemoved }: RemovalDialogProps): ReactNode {
  const t = useTexts(accountTexts);
  const commerce = useCommerce();
  const remove = async () => {
    const answer = await commerce().removeAddress(address.id);
    if (!answer.ok) return answer.error;
    onRemoved(answer.value);
    return null;
  };
  return (
    <ConfirmDialog title={t('removal.title')} yes={t('removal.yes')} no={t('removal.no')} onYes={remove} onClose={onClose}>
      <AddressText address={address} />
    </ConfirmDialog>
  );
}
