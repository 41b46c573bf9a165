import { useState, type ReactNode } from 'react';
import { formatMoney, useTexts, type ApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useForm } from 'shared-ui/form';
import { object, string } from 'valibot';
import { parseProblem } from '../forms/form-rules.ts';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { OrderTelephoneField, orderTelephone } from '../forms/OrderTelephoneField.tsx';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { cancelMoney } from './cancel-money.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

/** Who holds no secret of the order proves that it is theirs by its telephone number. */
const proof = object({ telephone: orderTelephone });
/** The field does not stand in the form of who holds the secret. */
const noProof = object({ telephone: string() });

interface CancelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** It is cancelled, or was packed meanwhile; to be called as the dialog closes. */
  readonly onChanged: (order: Order) => void;
}

/** What becomes of the money. */
const MoneyText = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  const { way, money, voucher } = cancelMoney(order);
  return (
    <>
      {way !== 'none' && <p>{t(`cancel.${way}`, { money: formatMoney(money) })}</p>}
      {voucher > 0 && <p>{t('cancel.voucher', { money: formatMoney(voucher) })}</p>}
    </>
  );
};

/** J-183: asks once more, and says what becomes of the money. */
export default function CancelDialog({ order, onClose, onChanged }: CancelDialogProps): ReactNode {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { number, email, hash } = order;
  const isTracked = hash === '';
  /** What the order has become while the dialog was open. */
  const [overtaken, setOvertaken] = useState<Order | null>(null);

  const form = useForm({
    schema: isTracked ? proof : noProof,
    parseProblem,
    send: async ({ telephone }) => {
      const calls = commerce();
      const answer = isTracked
        ? await calls.cancelTrackedOrder(number, email, telephone)
        : await calls.cancelOrder({ order: number, hash });
      if (answer.ok) onChanged(answer.value);
      if (answer.ok || answer.error.code !== 'order_packed') return answer.ok ? null : answer.error;
      const now = isTracked ? await calls.trackOrder(number, email) : await calls.readOrder(number);
      if (now.ok) setOvertaken(now.value);
      return answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string => {
    if (error.code === 'order_packed') return t('cancel.packed');
    return error.code === 'telephone_differs' ? t('cancel.telephoneDiffers') : refusalText(translate, error);
  };
  const close = (): void => (overtaken === null ? onClose() : onChanged(overtaken));
  const keep = (
    <Button variant="quiet" onClick={close}>
      {t('cancel.no')}
    </Button>
  );
  return (
    <Dialog open onClose={close} title={t('cancel.title', { number })}>
      <div className={css.cancelText}>
        <p>{t('cancel.text')}</p>
        <MoneyText order={order} />
        <FormFrame form={form} submit={t('cancel.yes')} errorText={errorText} beside={keep}>
          {isTracked && <OrderTelephoneField {...errorOf(form, 'telephone', translate)} />}
        </FormFrame>
      </div>
    </Dialog>
  );
}
