import { useTranslate } from 'ra-core';
import type { DeskOrder } from '../api.ts';
import { readOrderPaper } from '../changes.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { KsefForm } from './KsefForm.tsx';

interface PapersProps {
  readonly order: DeskOrder;
  readonly onChanged: () => Promise<void>;
}

/** J-245: the papers of a sale; invoices wait for what the national system calls them. */
export const Papers = ({ order: { id, order }, onChanged }: PapersProps) => {
  const translate = useTranslate();
  const { documents = [] } = order;
  if (documents.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="order-papers">
      <h2 className={styles.cardTitle} id="order-papers">
        {translate('orders.papers')}
      </h2>
      <ul className={styles.facts}>
        {documents.map(({ id: document, kind, number, issued_at: at, ksef_number: ksef }) => (
          <li key={document}>
            <p className={styles.muted}>{translate('orders.paperIssued', { time: moment(at) })}</p>
            <FileButton
              label={translate(`orders.paper.${kind}`, { number })}
              name={`${number.replaceAll('/', '-')}.pdf`}
              read={() => readOrderPaper(id, document)}
            />
            {ksef !== null && <p className={styles.text}>{translate('orders.ksef', { number: ksef })}</p>}
            {ksef === null && (kind === 'invoice' || kind === 'correction') && (
              <KsefForm orderId={id} document={Number(document)} number={number} onChanged={onChanged} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
