import { formatMoney, imageUrl, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { Clock, FileText, Search, Star } from 'shared-ui/icons';
import { useLive } from 'shared-ui/live-product';
import { ProductName } from 'shared-ui/product-name';
import type { ReactNode } from 'react';
import type { SearchSuggestionsQuery } from '../../graphql/generated.ts';
import { layerTexts } from '../layer-texts/index.ts';
import { Group, Option, Phrases } from './SuggestionOptions.tsx';
import * as css from './search.css.ts';

/** Queries shown to go on with. */
const MOST_PHRASES = 5;

type Found = SearchSuggestionsQuery['searchSuggestions'];

const Product = ({ product: read }: { readonly product: Found['products'][number] }): ReactNode => {
  const product = useLive(read);
  return (
    <Option href={product.request_path}>
      <img src={imageUrl(product.thumbnail, { width: 160, format: 'webp' })} alt="" width={48} height={48} />
      <span>
        <ProductName name={product.name} />
      </span>
      <b>{formatMoney(product.final_price)}</b>
    </Option>
  );
};

/** How many options `Results` shows. */
export const countOf = ({ phrases, categories, manufacturers, pages, products }: Found): number =>
  Math.min(phrases.length, MOST_PHRASES) + categories.length + manufacturers.length + pages.length + products.length;

/** What fits the letters typed so far, by kind. */
export const Results = ({ found }: { readonly found: Found }): ReactNode => {
  const t = useTexts(layerTexts);
  const { phrases, categories, manufacturers, pages, products } = found;
  return (
    <>
      {/* S-09: the catalogue is searched in Polish alone. */}
      {phrases.length > 0 && <Phrases title={t('search.phrases')} phrases={phrases.slice(0, MOST_PHRASES)} icon={Search} lang="pl" />}
      {categories.length > 0 && (
        <Group title={t('search.categories')}>
          {categories.slice(0, 4).map(({ category, count }) => (
            <Option key={category.url} href={category.url}>
              {category.name}
              <b>{count}</b>
            </Option>
          ))}
        </Group>
      )}
      {manufacturers.length > 0 && (
        <Group title={t('search.brands')}>
          {manufacturers.map(({ name, url }) => (
            <Option key={url} href={url}>
              {name}
            </Option>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group title={t('search.products')}>
          {products.slice(0, 5).map((product) => (
            <Product key={product.sku} product={product} />
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group title={t('search.pages')}>
          {pages.map(({ title, url }) => (
            <Option key={url} href={url}>
              <Icon of={FileText} size={18} className={css.icon} />
              <span>
                <CatalogueText text={title} />
              </span>
            </Option>
          ))}
        </Group>
      )}
    </>
  );
};

/** D-11: before anything is typed what was searched last, and what many buy. */
export const Beginnings = ({
  history,
  popular,
}: {
  readonly history: readonly string[];
  readonly popular: readonly string[];
}): ReactNode => {
  const t = useTexts(layerTexts);
  return (
    <>
      {history.length > 0 && <Phrases title={t('search.recent')} phrases={history} icon={Clock} />}
      {popular.length > 0 && <Phrases title={t('search.popular')} phrases={popular.slice(0, MOST_PHRASES)} icon={Star} lang="pl" />}
    </>
  );
};
