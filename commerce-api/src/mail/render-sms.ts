import { formatMoney } from 'shared-contracts/money';
import type { Store } from '../model/index.ts';
import type { Sms } from './mail.ts';
import { moment } from './content/moment.ts';
import { filled, orderTexts } from './content/order-texts.ts';
import type { RenderedMail } from './render-mail.ts';

/** The text of an SMS. */
function textOf(sms: Sms): string {
  switch (sms.kind) {
    case 'sms-reservation': {
      const { number, code, shop, until } = sms.data;
      return `Rezerwacja ${number} czeka do ${moment(until)}: ${shop}. Kod odbioru: ${code}.`;
    }
    case 'sms-reservation-over':
      return sms.data.isExpired
        ? `Rezerwacja ${sms.data.number} wygasła, bo minął czas odbioru.`
        : `Rezerwacja ${sms.data.number} została anulowana.`;
    case 'sms-order':
      return filled(orderTexts[sms.data.language ?? 'pl'].sms, { number: sms.data.number, amount: formatMoney(sms.data.grandTotal) });
  }
}

/** An SMS as it is sent, that of an order in its language: one text, which begins with the name of the store. */
export const renderSms = (sms: Sms, { name }: Pick<Store, 'name'>): RenderedMail => ({
  subject: 'SMS',
  text: `${name}: ${textOf(sms)}`,
  html: '',
});
