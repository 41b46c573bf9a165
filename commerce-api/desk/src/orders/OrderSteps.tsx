import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { DeskOrder } from '../api.ts';
import { deskChanges } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';
import { SureButton } from '../parts/SureButton.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

interface OrderStepsProps {
  readonly order: DeskOrder;
  readonly onChanged: () => Promise<void>;
}

type Step = DeskOrder['steps'][number];
const parcelFields = ['carrier', 'parcel_number'] as const;

/** J-182: the steps that are open; what is sent has a carrier and a number, giving an order up is asked for twice. */
export const OrderSteps = ({ order: { id, order, steps }, onChanged }: OrderStepsProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const { number } = order;
  const draftOf = (field: string): string => `order-${id}.${field}`;
  const take = (step: Step, parcel: { readonly carrier?: string; readonly parcel_number?: string } = {}) =>
    run({
      call: () => deskChanges.moveOrder(id, { step, ...parcel }),
      told: `orders.done.${step}`,
      onDone: () => {
        for (const field of parcelFields) keepDraft(draftOf(field), '');
        return onChanged();
      },
      onOutdated: onChanged,
    });
  const plain = steps.filter((step) => step !== 'send' && step !== 'cancel');
  return (
    <>
      {steps.includes('send') && (
        <Form
          className={styles.form}
          noValidate
          disableInvalidFormNotification
          defaultValues={{
            carrier: readDraft(draftOf('carrier')) || order.shipping.method_title,
            parcel_number: readDraft(draftOf('parcel_number')),
          }}
          onSubmit={(values: FieldValues) =>
            take('send', { carrier: String(values['carrier']), parcel_number: String(values['parcel_number']) })
          }
        >
          {parcelFields.map((field) => (
            <TextField key={field} source={field} label={`orders.${field}`} isRequired draft={draftOf(field)} />
          ))}
          <div className={styles.row}>
            <button type="submit" className={styles.button.main} aria-disabled={isPending}>
              {translate('orders.step.send')}
            </button>
          </div>
        </Form>
      )}
      {steps.some((step) => step !== 'send') && (
        <div className={styles.row}>
          {plain.map((step) => (
            <button key={step} type="button" className={styles.button.main} aria-disabled={isPending} onClick={() => void take(step)}>
              {translate(`orders.step.${step}`)}
            </button>
          ))}
          {steps.includes('cancel') && (
            <SureButton
              label={translate('orders.step.cancel')}
              sure={translate('orders.cancelSure')}
              name={translate('orders.cancelNamed', { number })}
              isPending={isPending}
              onSure={() => void take('cancel')}
            />
          )}
        </div>
      )}
      {steps.length === 0 && <p className={styles.muted}>{translate('orders.noSteps')}</p>}
    </>
  );
};
