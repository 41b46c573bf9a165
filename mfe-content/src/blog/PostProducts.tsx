import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { DeferredHydration } from 'shared-ui/deferred-hydration';
import { Shelf } from 'shared-ui/shelf';
import { PostProductsDocument } from '../graphql/generated.ts';
import { HomeTile } from '../home/HomeTile.tsx';
import * as pageCss from '../pages/page.css.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';

const SHOWN = 8;

/** J-347: the products of a post, as they are sold now; without any, or without an answer, the post stands alone. */
export const PostProducts = ({ post }: { readonly post: number }): ReactNode => {
  const t = useTexts(pageTexts);
  const { data } = usePageData(PostProductsDocument, { id: post, pageSize: SHOWN });
  const products = data?.blogPostProducts.items ?? [];
  return products.length === 0 ? null : (
    <DeferredHydration height="row" omittable>
      <div className={pageCss.screenOnly}>
        <Shelf title={t('blog.products')}>
          {products.map((product) => (
            <HomeTile key={product.sku} product={product} />
          ))}
        </Shelf>
      </div>
    </DeferredHydration>
  );
};
