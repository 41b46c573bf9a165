import { GIFT_CARD_BALANCE_PATH } from 'shared-contracts/gift-cards';
import { formatMoney } from 'shared-contracts/money';
import { giftCardTexts } from '../../gift-cards/texts.ts';
import { dayText } from '../../translation/day-text.ts';
import type { CancelledGiftCardMail, GiftCardMail, SentGiftCardMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

/** A text with its `{names}` filled in; what is filled in is never read as a text itself. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** J-251: the card itself. */
export function giftCard({ language, code, name, message, value, expiresAt }: GiftCardMail, links: ShopLinks): MailContent {
  const texts = giftCardTexts[language];
  const money = formatMoney(value);
  return {
    subject: filled(texts.subject, { value: money }),
    heading: filled(texts.heading, { name }),
    blocks: [
      ...(message === '' ? [] : [{ kind: 'lines', title: texts.message, lines: message.split('\n') } as const]),
      {
        kind: 'values',
        title: texts.card,
        values: [
          { name: texts.value, value: money },
          { name: texts.valid, value: dayText(expiresAt, language) },
          { name: texts.code, value: code, isSum: true },
        ],
      },
      paragraph(texts.intro),
      button(texts.shop, links.home),
      { kind: 'link', label: texts.balance, url: links.page(GIFT_CARD_BALANCE_PATH) },
      paragraph(texts.keep),
    ],
  };
}

/** J-251: the buyer's confirmation that cards were sent. */
export function giftCardSent({ language, number, hash, cards }: SentGiftCardMail, links: ShopLinks): MailContent {
  const texts = giftCardTexts[language];
  const isOne = cards.length === 1;
  return {
    subject: filled(isOne ? texts.sentSubject : texts.severalSubject, { number }),
    heading: isOne ? texts.sentHeading : texts.severalHeading,
    blocks: [
      ...cards.map(({ value, recipient }) => paragraph(filled(texts.sentText, { value: formatMoney(value), recipient }))),
      paragraph(texts.sentSecret),
      paragraph(texts.sentWithdraw),
      button(texts.order, links.order(number, hash)),
    ],
  };
}

/** J-254: a card is none any more. */
export function giftCardCancelled({ language, value, order }: CancelledGiftCardMail, links: ShopLinks): MailContent {
  const texts = giftCardTexts[language];
  const money = formatMoney(value);
  return {
    subject: filled(texts.cancelledSubject, { value: money }),
    heading: texts.cancelledHeading,
    blocks:
      order === null
        ? [paragraph(filled(texts.cancelledRecipient, { value: money }))]
        : [
            paragraph(filled(texts.cancelledBuyer, { value: money, number: order.number })),
            button(texts.order, links.order(order.number, order.hash)),
          ],
  };
}
