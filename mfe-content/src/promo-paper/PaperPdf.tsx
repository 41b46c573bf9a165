import { FileText } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { formatNumber, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { useQuery } from 'urql';
import { PromoPaperPdfDocument } from '../graphql/generated.ts';
import * as css from './promo-paper.css.ts';
import { paperTexts } from './texts.ts';

/** J-294: the whole paper as PDF, with its size. While it cannot be had, the page goes without it. */
export const PaperPdf = (): ReactNode => {
  const t = useTexts(paperTexts);
  const [{ data }] = useQuery({ query: PromoPaperPdfDocument });
  const file = data?.promoPaperPdf;
  if (!file) return null;
  return (
    <a className={css.pdf} href={file.url} type="application/pdf">
      <Icon of={FileText} />
      {t('pdf', { size: formatNumber(Math.ceil(file.bytes / 1024)) })}
    </a>
  );
};
