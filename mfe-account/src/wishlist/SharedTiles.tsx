import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { useQuery } from 'urql';
import { WishlistProductsDocument } from '../graphql/generated.ts';
import { KeptTile } from './KeptTile.tsx';
import { wishlistTexts } from './texts.ts';
import * as css from './wishlist.css.ts';

/** Products at a time; more with a button. */
const STEP = 24;

/** The products of a shared list that this store sells. */
export const SharedTiles = ({ ids }: { readonly ids: readonly number[] }): ReactNode => {
  const t = useTexts(wishlistTexts);
  const [count, setCount] = useState(STEP);
  const [{ data }, ask] = useQuery({ query: WishlistProductsDocument, variables: { ids: ids.slice(0, count) } });
  if (!data) return <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return (
    <>
      <ul className={css.tiles}>
        {data.msProducts.items.map((product) => (
          <li key={product.id} className={css.item}>
            <KeptTile product={product} />
          </li>
        ))}
      </ul>
      {ids.length > count && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => setCount(count + STEP)}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
};
