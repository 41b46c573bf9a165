import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { deskChanges } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';

const ksefNumber = /^\d{10}-\d{8}-[0-9a-f]{12}-[0-9a-f]{2}$/i;

interface KsefFormProps {
  readonly orderId: number;
  readonly document: number;
  /** Of the invoice. */
  readonly number: string;
  readonly onChanged: () => Promise<void>;
}

/** J-245: what the national system of e-invoices calls an invoice, once it has told. */
export const KsefForm = ({ orderId, document, number, onChanged }: KsefFormProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const save = async (text: string) => {
    if (!ksefNumber.test(text.trim())) return { ksef: 'field.invalid' };
    return run({
      call: () => deskChanges.numberInvoice(orderId, document, text),
      told: 'orders.ksefSaved',
      onDone: onChanged,
      onOutdated: onChanged,
    });
  };
  return (
    <Form
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ ksef: '' }}
      onSubmit={(values: FieldValues) => save(String(values['ksef'] ?? ''))}
    >
      <TextField source="ksef" label="orders.ksefLabel" hint="orders.ksefHint" isRequired draft={`order-${orderId}.ksef-${document}`} />
      <div className={styles.row}>
        <button
          type="submit"
          className={styles.button.plain}
          aria-disabled={isPending}
          aria-label={translate('orders.saveKsefOf', { number })}
        >
          {translate('orders.saveKsef')}
        </button>
      </div>
    </Form>
  );
};
