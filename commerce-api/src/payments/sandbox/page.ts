import { formatMoney, grosze } from 'shared-contracts/money';
import { escapedHtml, plainPages } from '../../server/plain-page.ts';
import type { SandboxTransaction } from './transactions.ts';

const { policy, page } =
  plainPages(`strong { display: block; margin: 0 0 24px; font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums }
form { display: grid; gap: 12px }
button:not([value=pay]) { border: 1px solid var(--muted); background: none; color: var(--ink) }
a { display: inline-block; margin-top: 20px; color: inherit }
small { display: block; margin-top: 20px; color: var(--muted); font-size: 14px; line-height: 20px }`);

export const sandboxPolicy = policy;

const names = { payu: 'PayU', tpay: 'Tpay', bank: 'Bank', simplylease: 'SimplyLease' } as const;

interface Button {
  readonly action: string;
  readonly text: string;
}

const payment: readonly Button[] = [
  { action: 'pay', text: 'Zapłać' },
  { action: 'refuse', text: 'Odrzuć płatność' },
  { action: 'cancel', text: 'Anuluj i wróć do sklepu' },
];
const decisions: readonly Button[] = [
  { action: 'pay', text: 'Wniosek przyjęty' },
  { action: 'refuse', text: 'Wniosek odrzucony' },
];
const withdrawal: Button = { action: 'cancel', text: 'Wycofaj wniosek' };
const slow: Button = { action: 'decide', text: 'Decyzja za kilka dni' };

/** What can be pressed: a shopper pays; of a loan the tester chooses what the lender does. */
function buttonsOf({ is_credit: isCredit, review }: SandboxTransaction): readonly Button[] {
  if (!isCredit) return payment;
  if (review === 'documents') return [...decisions, { ...slow, text: 'Wyślij dokumenty' }, withdrawal];
  const papers: Button = { action: 'documents', text: 'Potrzebne dokumenty' };
  return review === 'deciding' ? [...decisions, papers, withdrawal] : [...decisions, papers, slow, withdrawal];
}

const states = { deciding: 'Wniosek jest rozpatrywany.', documents: 'Wniosek czeka na dokumenty.' } as const;

/** The page on which a payment is made, refused or given up, or a loan applied for. */
export function sandboxPage(transaction: SandboxTransaction): string {
  const { gateway, amount, description, is_credit: isCredit, review } = transaction;
  const title = isCredit ? `Wniosek testowy: ${names[gateway]}` : `Bramka testowa ${names[gateway]}`;
  const buttons = buttonsOf(transaction).map(({ action, text }) => `<button name="action" value="${action}">${text}</button>`);
  const back = review === null ? '' : `<p><a href="${escapedHtml(transaction.paid_path)}">Wróć do zamówienia</a></p>`;
  return page({
    title: `${isCredit ? 'Wniosek' : 'Płatność'} – ${names[gateway]} (test)`,
    main: `<h1>${title}</h1><p>${escapedHtml(description)}</p><strong>${formatMoney(grosze(amount))}</strong>${
      review === null ? '' : `<p role="status">${states[review]}</p>`
    }
<form method="post">
${buttons.join('\n')}
</form>${back}<small>${
      isCredit
        ? 'To nie jest prawdziwy wniosek: nikt nie udziela kredytu.'
        : 'To nie jest prawdziwa płatność: żadne pieniądze nie zmieniają właściciela.'
    }</small>`,
  });
}
