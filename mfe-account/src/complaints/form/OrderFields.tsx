import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { emailInput, TextField } from 'shared-ui/text-field';
import { OrderNumberField } from '../../cases/OrderNumberField.tsx';
import { errorOf } from '../../forms/FormFrame.tsx';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import * as css from './form.css.ts';
import type { PartProps } from './part-props.ts';

export interface LookUpProps extends PartProps {
  /** Looks the purchase up. */
  readonly onLook: () => Promise<void>;
  /** What was found belongs to other values. */
  readonly onChange: () => void;
}

interface OrderFieldsProps extends LookUpProps {
  readonly isCustomer: boolean;
}

/** The order: chosen from the customer's own, or by number and e-mail. */
export const OrderFields = ({ isCustomer, ...lookUp }: OrderFieldsProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const { form, start, onLook, onChange } = lookUp;
  const email = (
    <TextField
      label={t(isCustomer ? 'email' : 'order.email')}
      hint={t('order.emailHint')}
      name="email"
      {...emailInput}
      defaultValue={start['email']}
      required
      onChange={onChange}
      {...errorOf(form, 'email', translate)}
    />
  );
  return (
    <>
      <OrderNumberField
        name="docNo"
        isCustomer={isCustomer}
        labels={{ number: t('order.number'), choose: t('order.choose'), none: t('order.none'), of: (order) => t('order.of', order) }}
        start={start['docNo']}
        error={errorOf(form, 'docNo', translate)}
        onType={onChange}
        onChoose={() => void onLook()}
      />
      {email}
      <Button variant="secondary" className={css.find} name="product" onClick={onLook}>
        {t('order.find')}
      </Button>
    </>
  );
};
