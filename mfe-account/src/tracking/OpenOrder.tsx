import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { useForm } from 'shared-ui/form';
import { object } from 'valibot';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { OrderTelephoneField, orderTelephone } from '../forms/OrderTelephoneField.tsx';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { parseProblem } from '../forms/form-rules.ts';
import { OrderPanel } from '../orders/OrderPanel.tsx';
import { orderTexts } from '../orders/texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';

interface OpenOrderProps {
  readonly order: Order;
  /** The same order with its address, its papers and its secret. */
  readonly onOpened: (order: Order) => void;
}

const schema = object({ telephone: orderTelephone });

/** J-249: number and e-mail show where an order is; with its telephone number its papers and its delivery are open, too. */
export const OpenOrder = ({ order: { number, email }, onOpened }: OpenOrderProps): ReactNode => {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ telephone }) => {
      const answer = await commerce().openTrackedOrder(number, email, telephone);
      if (answer.ok) onOpened(answer.value);
      return answer.ok ? null : answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string =>
    error.code === 'telephone_differs' ? t('cancel.telephoneDiffers') : refusalText(translate, error);
  return (
    <OrderPanel title={t('open.title')}>
      <p>{t('open.text')}</p>
      <FormFrame form={form} submit={t('open.submit')} errorText={errorText}>
        <OrderTelephoneField {...errorOf(form, 'telephone', translate)} />
      </FormFrame>
    </OrderPanel>
  );
};
