import { formatMoney } from 'shared-contracts/money';
import type { Store } from '../model/index.ts';
import type { Sms } from './mail.ts';
import { moment } from './content/moment.ts';
import { filled, orderTexts } from './content/order-texts.ts';
import { reservationTexts } from './content/reservation-texts.ts';
import type { RenderedMail } from './render-mail.ts';

/** The text of an SMS. */
function textOf(sms: Sms): string {
  switch (sms.kind) {
    case 'sms-reservation': {
      const { number, code, shop, until, language = 'pl' } = sms.data;
      return filled(reservationTexts[language].sms, { number, until: moment(until, language), shop, code });
    }
    case 'sms-reservation-over': {
      const { number, isExpired, language = 'pl' } = sms.data;
      return filled(reservationTexts[language][isExpired ? 'smsExpired' : 'smsCancelled'], { number });
    }
    case 'sms-order':
      return filled(orderTexts[sms.data.language ?? 'pl'].sms, { number: sms.data.number, amount: formatMoney(sms.data.grandTotal) });
  }
}

/** An SMS as it is sent, in the language of its order or reservation: one text, which begins with the name of the store. */
export const renderSms = (sms: Sms, { name }: Pick<Store, 'name'>): RenderedMail => ({
  subject: 'SMS',
  text: `${name}: ${textOf(sms)}`,
  html: '',
});
