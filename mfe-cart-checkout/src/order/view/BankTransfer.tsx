import { useState, type ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import { orderPaperUrl } from 'shared-contracts/rest';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FileLink } from 'shared-ui/file-link';
import { LiveRegion } from 'shared-ui/live-region';
import { Panel } from 'shared-ui/page-container';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts } from '../texts.ts';
import * as css from './order.css.ts';

/** K-21: where the money of a bank transfer goes; each part can be copied. */
export const BankTransfer = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(texts);
  const [copied, setCopied] = useState('');
  const data = order.payment.bank_transfer;
  if (data === null) return null;
  const proforma = order.documents?.find(({ kind }) => kind === 'proforma');
  const amount = order.totals.to_pay ?? order.totals.grand_total;
  const rows = [
    { label: t('bank.account'), text: grouped(data.account_number), copy: data.account_number },
    { label: t('bank.owner'), text: `${data.owner}, ${data.bank}`, copy: data.owner },
    { label: t('bank.title'), text: data.title, copy: data.title },
    { label: t('bank.amount'), text: formatMoney(grosze(amount)), copy: inZloty(amount) },
  ];
  const copy = async (label: string, text: string): Promise<void> => {
    // A browser may forbid it: then the text still stands there to be marked.
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(t(isDone ? 'bank.copied' : 'bank.notCopied', { label }));
  };
  return (
    <Panel aria-label={t('bank.heading')}>
      <h2 className={css.heading}>{t('bank.heading')}</h2>
      <p className={css.muted}>{t('bank.text')}</p>
      <dl className={css.bank}>
        {rows.map(({ label, text, copy: value }) => (
          <div key={label} className={css.bankRow}>
            <dt className={css.muted}>{label}</dt>
            <dd className={css.bankText}>{text}</dd>
            <dd>
              <Button variant="quiet" size="small" onClick={() => copy(label, value)}>
                {t('bank.copy')}
                <VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {proforma !== undefined && (
        <p>
          <FileLink href={orderPaperUrl({ order: order.number, hash: order.hash }, proforma.id)} name={`${proforma.number}.pdf`}>
            {t('bank.proforma')}
          </FileLink>
        </p>
      )}
      <p className={css.muted} aria-hidden="true">
        {copied}
      </p>
      <LiveRegion message={copied} />
    </Panel>
  );
};

/** An account number as banks print it: two digits, then fours. */
const grouped = (account: string): string => {
  const digits = account.replaceAll(/\s/g, '');
  return `${digits.slice(0, 2)} ${digits.slice(2).replaceAll(/(.{4})(?=.)/g, '$1 ')}`;
};

/** As a bank's form takes it: `1299,00`. */
const inZloty = (amount: number): string => `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
