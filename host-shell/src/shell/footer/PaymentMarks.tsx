import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import * as css from './footer.css.ts';

type Mark = keyof typeof css.mark;

const isMark = (kind: string): kind is Mark => kind in css.mark;

/** J-353: the ways to pay in this store, each as a drawing of our own with its name; kinds without a drawing are not shown. */
export const PaymentMarks = ({ kinds }: { readonly kinds: readonly string[] }): ReactNode => {
  const t = useTexts(texts);
  const marks = kinds.filter(isMark);
  if (marks.length === 0) return null;
  return (
    <section>
      <h2>{t('footer.payments')}</h2>
      <ul>
        {marks.map((kind) => (
          <li key={kind} className={css.mark[kind]}>
            {t(`footer.pay.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};
