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
import { streetText } from '../addresses/street-text.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { ANY_DAY, dayOf, dayOptions, dayValue, type OrderCalendar } from './delivery-days.ts';
import { deliveryRefusal } from './delivery-refusal.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

interface DeliveryFormProps {
  readonly order: Order;
  readonly calendar: OrderCalendar;
  /** Another address has other days. */
  readonly onCalendar: (calendar: OrderCalendar) => void;
  readonly onClose: () => void;
  /** As the order is now, also where it was sent as it was. */
  readonly onAnswered: (order: Order) => void;
}

/** Day and address in one form: whether a day can be had depends on where the goods go. */
export const DeliveryForm = ({ order, calendar, onCalendar, onClose, onAnswered }: DeliveryFormProps): ReactNode => {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const language = useLanguage();
  const commerce = useCommerce();
  const address = order.shipping_address ?? order.billing_address;
  const owner: Owner = address.company !== null && address.firstname === null ? 'company' : 'person';
  const isCompany = owner === 'company';
  const secret = { order: order.number, hash: order.hash };
  const chosenValue = calendar.chosen === null ? ANY_DAY : dayValue(calendar.chosen);
  const form = useForm({
    schema: object({ day: string(), ...addressEntries({ isCompany, asksEmail: false }, '') }),
    parseProblem,
    send: async ({ day, ...fields }) => {
      const sent = addressToSend({ ...EMPTY_ADDRESS, ...fields }, { isCompany });
      // A day that is kept is not wished anew: it may be one that nobody could choose any more.
      const change = day === chosenValue ? { address: sent } : { day: dayOf(day), address: sent };
      const answer = await commerce().changeOrderDelivery(secret, change);
      if (answer.ok) onAnswered(answer.value);
      else if (answer.error.code === 'day_impossible') {
        const days = await commerce().readOrderDelivery(secret, sent.postcode);
        if (days.ok) onCalendar(days.value);
      }
      return answer.ok ? null : answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string => {
    const refusal = deliveryRefusal(error.code);
    return refusal === null ? refusalText(translate, error) : t(refusal);
  };
  const { delivery_from: from, delivery_to: to } = calendar;
  const span = from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`;
  const start = {
    ...EMPTY_ADDRESS,
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    vat_id: address.vat_id ?? '',
    street: streetText(address.street),
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
          defaultValue={chosenValue}
          options={[{ value: ANY_DAY, text: t('change.any', { span }) }, ...dayOptions(calendar, language)]}
        />
        <h3 className={css.title}>{t('change.address')}</h3>
        <AddressFields form={form} owner={owner} start={start} />
      </FormFrame>
    </>
  );
};
