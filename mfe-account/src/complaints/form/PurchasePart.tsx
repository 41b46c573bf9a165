import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { COMPLAINT_LIMITS, type PurchaseProof } from 'shared-contracts/complaints';
import { Choice } from 'shared-ui/choice';
import { TextField } from 'shared-ui/text-field';
import { errorOf } from '../../forms/FormFrame.tsx';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { FoundProducts } from './FoundProducts.tsx';
import * as css from './form.css.ts';
import { OrderFields } from './OrderFields.tsx';
import type { PartProps } from './part-props.ts';
import { usePurchase } from './use-purchase.ts';

interface PurchasePartProps extends PartProps {
  readonly proofs: readonly PurchaseProof[];
  readonly proof: PurchaseProof;
  readonly onProof: (proof: PurchaseProof) => void;
  readonly isCustomer: boolean;
}

/** B-06: the proof of the purchase, looked up where the shop knows it, and the product of it. */
export const PurchasePart = ({ form, start, today, proofs, proof, onProof, isCustomer }: PurchasePartProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const { found, error, find, forget } = usePurchase();
  const { ref } = form.props;
  const valueOf = (name: string): string => {
    const value = ref.current === null ? null : new FormData(ref.current).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const look = (): Promise<void> =>
    find({
      proof,
      docNo: valueOf('docNo'),
      docDate: valueOf('docDate'),
      storeId: valueOf('storeId'),
      email: valueOf('email'),
      isCustomer,
    });
  const lookAgain = useRef(look);
  // After a reload: what was found before is found again.
  useEffect(() => {
    if (start['product'] !== undefined && start['docNo'] !== undefined) void lookAgain.current();
  }, [start]);

  const part = { form, start, today };
  const lookUp = { ...part, onLook: look, onChange: forget };
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('section.purchase')}</h2>
      <Choice
        name="proof"
        label={t('proof')}
        chosen={proof}
        options={proofs.map((value) => ({
          value,
          title: t(`proof.${value}`),
          ...(value === 'other' && { note: t('proof.otherNote') }),
        }))}
        onChoose={(value) => {
          forget();
          onProof(value);
        }}
      />
      {proof === 'order' && <OrderFields key="order" {...lookUp} isCustomer={isCustomer} />}
      {(proof === 'receipt' || proof === 'invoice') && <DocumentFields key="document" {...lookUp} kind={proof} />}
      {proof === 'other' ? (
        <TextField
          label={t('product.name')}
          name="product"
          defaultValue={start['product']}
          maxLength={COMPLAINT_LIMITS.product + 20}
          required
          {...errorOf(form, 'product', translate)}
        />
      ) : (
        <FoundProducts {...part} found={found} error={error} />
      )}
      <TextField
        label={t('product.serial')}
        name="serial"
        defaultValue={start['serial']}
        optional
        autoComplete="off"
        {...errorOf(form, 'serial', translate)}
      />
    </section>
  );
};
