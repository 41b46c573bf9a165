import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { AddressText } from '../addresses/AddressText.tsx';
import * as css from './order.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orderTexts } from './texts.ts';

/** Who the bill is for. */
export const InvoiceAddress = ({ order: { billing_address: address, with_invoice, email } }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <OrderPanel title={t(!with_invoice ? 'bill.receipt' : address.vat_id === null ? 'bill.personInvoice' : 'bill.invoice')}>
      <AddressText address={address} />
      {address.vat_id !== null && <p>{t('bill.nip', { nip: address.vat_id })}</p>}
      <p className={css.muted}>{email}</p>
    </OrderPanel>
  );
};
