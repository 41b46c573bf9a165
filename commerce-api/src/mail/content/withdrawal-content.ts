import { formatMoney } from 'shared-contracts/money';
import { wayText } from '../../withdrawals/paper.ts';
import type { WithdrawalPaper } from '../../withdrawals/paper.ts';
import { momentText } from '../../translation/day-text.ts';
import { withdrawalTexts } from '../../withdrawals/texts.ts';
import type { MovedWithdrawalMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent, Value } from './content.ts';
import type { ShopLinks } from './links.ts';

/** J-198: the confirmation of a withdrawal; its PDF is attached. */
export function withdrawalSubmitted(paper: WithdrawalPaper, links: ShopLinks): MailContent {
  const { number, orderNumber, submittedAt, language, lines, delivery, total, voucher } = paper;
  const texts = withdrawalTexts[language];
  const values: readonly Value[] = [
    ...lines.map(({ name, qty, amount }) => ({ name, note: `${qty} ${texts.pieces}`, value: formatMoney(amount) })),
    ...(delivery > 0 ? [{ name: texts.delivery, value: formatMoney(delivery) }] : []),
    ...(voucher > 0 ? [{ name: texts.voucher, value: formatMoney(voucher) }] : []),
    { name: texts.total, value: formatMoney(total), isSum: true },
  ];
  return {
    subject: texts.subject.replace('{number}', number),
    heading: texts.heading,
    blocks: [
      paragraph(`${texts.number}: ${number}. ${texts.order}: ${orderNumber}. ${texts.submitted}: ${momentText(submittedAt, language)}.`),
      paragraph(texts.attached),
      { kind: 'values', title: texts.lines, values },
      paragraph(wayText(paper)),
      paragraph(`${texts.refund} ${texts.unpaid}`),
      button(texts.status, links.withdrawal(number)),
    ],
  };
}

/** J-205: what has happened to a withdrawal. */
export function withdrawalMoved({ number, step, language, amount, reduced }: MovedWithdrawalMail, links: ShopLinks): MailContent {
  const texts = withdrawalTexts[language];
  const [subject, text] = texts[step];
  const told = step === 'refunded' && amount === 0 ? texts.nothing : text.replace('{amount}', formatMoney(amount));
  const less =
    reduced === undefined
      ? []
      : [texts.reduced.replace('{amount}', formatMoney(reduced.by)), ...reduced.reason.split('\n')].filter(Boolean).map(paragraph);
  return {
    subject: `${texts.number} ${number} – ${subject}`,
    heading: told,
    blocks: [...less, button(texts.status, links.withdrawal(number))],
  };
}
