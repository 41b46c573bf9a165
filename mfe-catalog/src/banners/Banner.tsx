import type { ReactNode } from 'react';
import { imageSources } from 'shared-contracts';
import { media } from 'shared-contracts/theme';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Link } from 'shared-ui/link';
import { OTHER_PICTURE, firstPicture, inDocument } from 'shared-ui/picture';
import type { BannerFragment } from '../graphql/generated.ts';
import * as css from './banners.css.ts';

interface BannerProps {
  readonly graphic: BannerFragment;
  /** The page is looked at for it. */
  readonly priority?: boolean;
  /** Its words stand on it, for a page that does not say them itself. */
  readonly worded?: boolean;
}

/** `Raty 0%. Suma rat równa cenie`: its title, and what follows. */
const wordsOf = ({ title, graphics_alt: alt }: BannerFragment): readonly [title: string, text: string] =>
  alt.startsWith(`${title}. `) ? [title, alt.slice(title.length + 2)] : [alt, ''];

const SIZES = '(min-width: 1440px) 1392px, 100vw';

/** P-33: a banner, which may lead somewhere: wide above the phone, its own cut on it. */
export const Banner = ({ graphic, priority = false, worded = false }: BannerProps): ReactNode => {
  const wide = imageSources(graphic.img);
  const tall = imageSources(graphic.img_mobile);
  const [title, text] = wordsOf(graphic);
  const picture = (
    <picture>
      <source type="image/avif" {...inDocument({ media: media.tabletUp, srcSet: wide.avif, sizes: SIZES })} />
      <source type="image/avif" {...inDocument({ srcSet: tall.avif, sizes: SIZES })} />
      <img className={css.image} src={wide.src} alt={worded ? '' : graphic.graphics_alt} {...(priority ? firstPicture() : OTHER_PICTURE)} />
    </picture>
  );
  const content = (
    <>
      {picture}
      {worded && (
        <span className={css.words}>
          <b className={css.title}>
            <CatalogueText text={title} />
          </b>{' '}
          {text !== '' && <CatalogueText text={text} />}
        </span>
      )}
    </>
  );
  return graphic.url === '' ? (
    <div className={css.banner}>{content}</div>
  ) : (
    <Link className={css.banner} to={graphic.url}>
      {content}
    </Link>
  );
};
