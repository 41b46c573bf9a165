import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { Badge } from 'shared-ui/badge';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import { writingTexts } from './texts.ts';
import * as css from './writing.css.ts';

/** How far something has come, as a colour. */
export type Tone = 'info' | 'warning' | 'success' | 'error';

interface WrittenCardProps {
  /** Null: this store does not sell it. */
  readonly product: { readonly name: string; readonly request_path: string; readonly thumbnail: string } | null;
  /** The part of the product's page that it is in. */
  readonly part: string;
  readonly state: { readonly text: string; readonly tone: Tone };
  /** ISO 8601. */
  readonly at: string;
  readonly children: ReactNode;
}

/** A review or a question: of which product, when, and what has become of it. */
export const WrittenCard = ({ product, part, state, at, children }: WrittenCardProps): ReactNode => {
  const t = useTexts(writingTexts);
  const language = useLanguage();
  return (
    <li className={css.card}>
      {product === null ? (
        <span className={css.picture} />
      ) : (
        <Picture base={product.thumbnail} alt="" sizes="72px" widths={[80, 160]} className={css.picture} />
      )}
      <div className={css.textBlock}>
        {product === null ? (
          <p className={css.muted}>{t('gone')}</p>
        ) : (
          <Link to={`${product.request_path}#${part}`} className={css.name}>
            <ProductName name={product.name} />
          </Link>
        )}
        <p className={css.facts}>
          <Badge tone={state.tone}>{state.text}</Badge>
          <time dateTime={at} className={css.muted}>
            {formatDate(at, language)}
          </time>
        </p>
      </div>
      <div className={css.body}>{children}</div>
    </li>
  );
};
