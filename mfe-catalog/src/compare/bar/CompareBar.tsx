import { Scale, Trash2 } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { imageUrl, useCompareService, useTexts } from 'shared-contracts';
import { comparePath } from 'shared-contracts/compare';
import { ButtonLink, IconButton } from 'shared-ui/button';
import { useQuery } from 'urql';
import { CompareBarDocument } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './compare-bar.css.ts';

/** More pictures would push the button off a phone. */
const MOST_PICTURES = 4;

/** What is shown stays until the pictures of a longer list are there. */
const IN_PLACE = { suspense: false } as const;

interface CompareBarProps {
  /** In the order in which they were chosen; at least one. */
  readonly skus: readonly string[];
}

/** J-325: what is compared so far, and the way to the comparison, while a listing is looked through. */
const CompareBar = ({ skus }: CompareBarProps): ReactNode => {
  const t = useTexts(texts);
  const compare = useCompareService();
  const [{ data }] = useQuery({ query: CompareBarDocument, variables: { skus }, context: IN_PLACE });
  // Products that are not sold any more have no picture; the comparison leaves them out as well.
  const products = data?.msProducts.items.filter(({ sku }) => skus.includes(sku)) ?? [];
  const more = skus.length - MOST_PICTURES;
  return (
    <aside className={css.bar} aria-label={t('title')}>
      <ul className={css.pictures}>
        {products.slice(0, MOST_PICTURES).map(({ sku, name, thumbnail }) => (
          <li key={sku}>
            <img className={css.picture} src={imageUrl(thumbnail, { width: 160, format: 'webp' })} alt={name} width={44} height={44} />
          </li>
        ))}
        {more > 0 && <li className={css.more}>+{more}</li>}
      </ul>
      <ButtonLink className={css.open} icon={Scale} to={comparePath(skus)}>
        {t('bar.open', { count: skus.length })}
      </ButtonLink>
      <IconButton
        icon={Trash2}
        label={t('bar.clear')}
        onClick={() => {
          compare?.clear();
          // The pressed button goes with the bar: the focus must not be lost with it.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </aside>
  );
};

export default CompareBar;
