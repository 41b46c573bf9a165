import { FileText } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { formatNumber, useHydrated, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { useQuery } from 'urql';
import { PromoPaperPdfDocument } from '../graphql/generated.ts';
import * as css from './promo-paper.css.ts';
import { paperTexts } from './texts.ts';

/** J-294: the whole paper as PDF, with its size. The first one of a day is printed when it is asked for: the page does not wait for that, its place is kept. */
export const PaperPdf = (): ReactNode => {
  const t = useTexts(paperTexts);
  const hydrated = useHydrated();
  const [{ data }] = useQuery({ query: PromoPaperPdfDocument, pause: !hydrated });
  const file = data?.promoPaperPdf;
  return (
    <p className={css.pdfPlace}>
      {file && (
        <a className={css.pdf} href={file.url} type="application/pdf">
          <Icon of={FileText} />
          {t('pdf', { size: formatNumber(Math.ceil(file.bytes / 1024)) })}
        </a>
      )}
    </p>
  );
};
