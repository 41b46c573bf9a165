import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { orderPaperUrl } from 'shared-contracts/rest';
import type { Order } from 'shared-contracts/rest';
import { FileLink } from 'shared-ui/file-link';
import * as css from './order.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orderTexts } from './texts.ts';

/** J-245, J-246: the papers of an order, each a file of the commerce server. */
export const OrderPapers = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const { documents = [], number: ofOrder, hash } = order;
  if (documents.length === 0) return null;
  return (
    <OrderPanel title={t('papers.title')}>
      <ul className={css.papers}>
        {documents.map(({ id, kind, number, issued_at: at, ksef_number: ksef }) => (
          <li key={id}>
            <FileLink href={orderPaperUrl({ order: ofOrder, hash }, id)} name={`${number}.pdf`}>
              {t(`papers.${kind}`, { number })}
            </FileLink>
            <p className={css.muted}>
              {[formatDate(at, language), ksef === null ? '' : t('papers.ksef', { number: ksef })].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </OrderPanel>
  );
};
