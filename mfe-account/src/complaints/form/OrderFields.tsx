import { useCallback, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Select } from 'shared-ui/select';
import { TextField } from 'shared-ui/text-field';
import { errorOf } from '../../forms/FormFrame.tsx';
import type { Commerce } from '../../session/commerce.ts';
import { useRequest } from '../../session/use-request.ts';
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

/** Orders that a customer chooses from. */
const MOST_ORDERS = 50;

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
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={start['email']}
      required
      onChange={onChange}
      {...errorOf(form, 'email', translate)}
    />
  );
  return (
    <>
      {isCustomer ? <OwnOrders {...lookUp} /> : <NumberField {...lookUp} />}
      {email}
      <Button variant="secondary" className={css.find} name="product" onClick={onLook}>
        {t('order.find')}
      </Button>
    </>
  );
};

const NumberField = ({ form, start, onChange }: LookUpProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  return (
    <TextField
      label={t('order.number')}
      name="docNo"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      defaultValue={start['docNo']}
      required
      onChange={onChange}
      {...errorOf(form, 'docNo', translate)}
    />
  );
};

const OwnOrders = (lookUp: LookUpProps): ReactNode => {
  const { form, start, onLook } = lookUp;
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const { answer } = useRequest(useCallback((commerce: Commerce) => commerce.listOrders(1, MOST_ORDERS), []));
  const orders = answer.state === 'ready' ? answer.value.items : [];
  if (orders.length === 0) return <NumberField {...lookUp} />;
  return (
    <Select
      label={t('order.choose')}
      name="docNo"
      defaultValue={start['docNo'] ?? ''}
      required
      options={[
        { value: '', text: t('order.none') },
        ...orders.map(({ number, placed_at: day }) => ({ value: number, text: t('order.of', { number, day }) })),
      ]}
      onChange={() => void onLook()}
      {...errorOf(form, 'docNo', translate)}
    />
  );
};
