import type { ReactNode } from 'react';
import { useTexts, type PageProps, type PrefetchRequest } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import { useQuery } from 'urql';
import { ProductGalleryDocument } from '../../graphql/generated.ts';
import { galleryPictures } from '../rules/gallery-pictures.ts';
import { texts } from '../texts.ts';
import * as css from './gallery-page.css.ts';

export { texts } from '../texts.ts';

/** The whole row of numbers in the address; null for what is none. */
const gidOf = (text: string | undefined): number | null => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** the pictures of a product in all of its variants, each as large as the window allows; outside the shell. */
export default function ProductGalleryPage({ params }: PageProps): ReactNode {
  const t = useTexts(texts);
  const gid = gidOf(params['gid']);
  const [{ data, error }, reload] = useQuery({ query: ProductGalleryDocument, variables: { gids: [gid ?? 0] }, pause: gid === null });
  const variants = data?.msProducts.items ?? [];
  const [first] = variants;
  if (error) return <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  if (first === undefined) {
    return (
      <PageContainer className={css.none}>
        <h1 tabIndex={-1}>{t('galleryPage.none')}</h1>
        <ButtonLink to="/">{t('galleryPage.home')}</ButtonLink>
      </PageContainer>
    );
  }
  // Variants that look alike have the same pictures.
  const looks = [...new Map(variants.map((variant) => [variant.images_gallery || variant.thumbnail, variant])).values()];
  return (
    <PageContainer className={css.page}>
      <h1 tabIndex={-1}>{t('gallery')}</h1>
      {looks.map(({ id, name, request_path, images_gallery, thumbnail }, at) => (
        <Panel key={id} aria-labelledby={`wariant-${id}`}>
          <div className={css.head}>
            <h2 id={`wariant-${id}`}>
              <ProductName name={name} />
            </h2>
            <TextLink to={request_path}>{t('galleryPage.product')}</TextLink>
          </div>
          <ul className={css.pictures}>
            {galleryPictures(images_gallery, thumbnail, name).map(({ url, alt }, place) => (
              <li key={url}>
                <Picture
                  base={url}
                  alt={alt}
                  sizes="(min-width: 1100px) 660px, 92vw"
                  widths={[640, 960, 1280]}
                  priority={at === 0 && place === 0}
                  className={css.picture}
                />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </PageContainer>
  );
}

/** Reads the pictures before the page is rendered. */
export const prefetch = async ({ client, location }: PrefetchRequest): Promise<void> => {
  const gid = gidOf(location.pathname.split('/').at(-1));
  if (gid !== null) await client.query(ProductGalleryDocument, { gids: [gid] }).toPromise();
};
