import type { ReactNode } from 'react';
import { useLanguage, useTexts, type ApiError } from 'shared-contracts';
import { addressEntries, addressToSend, EMPTY_ADDRESS } from 'shared-contracts/checkout';
import { dayText } from 'shared-contracts/delivery';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { Select } from 'shared-ui/select';
import { object, string } from 'valibot';
import { AddressFields } from '../addresses/AddressFields.tsx';
import type { Owner } from '../addresses/address-form.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { ANY_DAY, dayOf, dayOptions, dayValue, type OrderCalendar } from './delivery-days.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

interface DeliveryFormProps {
  readonly order: Order;
  readonly calendar: OrderCalendar;
  /** Another address has other days. */
  readonly onCalendar: (calendar: OrderCalendar) => void;
  readonly onClose: () => void;
  readonly onChanged: (order: Order) => void;
}

const refusals = { order_packed: 'change.packed', day_impossible: 'change.impossible', too_many_changes: 'change.many' } as const;
const isKnown = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

/** Day and address in one form: whether a day can be had depends on where the goods go. */
export const DeliveryForm = ({ order, calendar, onCalendar, onClose, onChanged }: DeliveryFormProps): ReactNode => {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const language = useLanguage();
  const commerce = useCommerce();
  const address = order.shipping_address ?? order.billing_address;
  const owner: Owner = address.company !== null && address.firstname === null ? 'company' : 'person';
  const isCompany = owner === 'company';
  const secret = { order: order.number, hash: order.hash };
  const form = useForm({
    schema: object({ day: string(), ...addressEntries({ isCompany, asksEmail: false }, '') }),
    parseProblem,
    send: async ({ day, ...fields }) => {
      const sent = addressToSend({ ...EMPTY_ADDRESS, ...fields }, { isCompany });
      const answer = await commerce().changeOrderDelivery(secret, { day: dayOf(day), address: sent });
      if (answer.ok) {
        // Sent as it was: nothing has been changed, and no e-mail comes.
        const isChanged = answer.value.timeline.length > order.timeline.length;
        if (isChanged) onChanged(answer.value);
        else onClose();
      } else if (answer.error.code === 'day_impossible') {
        const days = await commerce().readOrderDelivery(secret, sent.postcode);
        if (days.ok) onCalendar(days.value);
      }
      return answer.ok ? null : answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string =>
    isKnown(error.code) ? t(refusals[error.code]) : refusalText(translate, error);
  const { delivery_from: from, delivery_to: to, chosen } = calendar;
  const span = from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`;
  const start = {
    ...EMPTY_ADDRESS,
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    vat_id: address.vat_id ?? '',
    street: address.street.join(' '),
    postcode: address.postcode,
    city: address.city,
    telephone: address.telephone,
  };
  return (
    <>
      <p>{t('change.text')}</p>
      <FormFrame
        form={form}
        submit={t('change.save')}
        errorText={errorText}
        beside={
          <Button variant="quiet" onClick={onClose}>
            {t('change.cancel')}
          </Button>
        }
      >
        <Select
          label={t('change.when')}
          name="day"
          defaultValue={chosen === null ? ANY_DAY : dayValue(chosen)}
          options={[{ value: ANY_DAY, text: t('change.any', { span }) }, ...dayOptions(calendar, language)]}
        />
        <h3 className={css.title}>{t('change.address')}</h3>
        <AddressFields form={form} owner={owner} start={start} />
      </FormFrame>
    </>
  );
};
