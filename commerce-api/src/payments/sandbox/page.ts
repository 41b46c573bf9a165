import { formatMoney, grosze } from 'shared-contracts/money';
import { escapedHtml, plainPages } from '../../server/plain-page.ts';
import type { SandboxTransaction } from './transactions.ts';

const { policy, page } =
  plainPages(`strong { display: block; margin: 0 0 24px; font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums }
form { display: grid; gap: 12px }
button:not([value=pay]) { border: 1px solid var(--muted); background: none; color: var(--ink) }
small { display: block; margin-top: 20px; color: var(--muted); font-size: 14px; line-height: 20px }`);

export const sandboxPolicy = policy;

const names = { payu: 'PayU', tpay: 'Tpay' } as const;

/** The page on which a payment is made, refused or given up. */
export function sandboxPage({ gateway, amount, description }: SandboxTransaction): string {
  const name = names[gateway];
  return page({
    title: `Płatność – bramka testowa ${name}`,
    main: `<h1>Bramka testowa ${name}</h1><p>${escapedHtml(description)}</p><strong>${formatMoney(grosze(amount))}</strong>
<form method="post">
<button name="action" value="pay">Zapłać</button>
<button name="action" value="refuse">Odrzuć płatność</button>
<button name="action" value="cancel">Anuluj i wróć do sklepu</button>
</form><small>To nie jest prawdziwa płatność: żadne pieniądze nie zmieniają właściciela.</small>`,
  });
}
