import type { ReactNode } from 'react';
import { imageSources } from 'shared-contracts';
import { media } from 'shared-contracts/theme';
import { Link } from 'shared-ui/link';
import { OTHER_PICTURE, firstPicture, inDocument } from 'shared-ui/picture';
import type { BannerFragment } from '../graphql/generated.ts';
import * as css from './banners.css.ts';

interface BannerProps {
  readonly graphic: BannerFragment;
  /** The page is looked at for it. */
  readonly priority?: boolean;
}

const SIZES = '(min-width: 1440px) 1392px, 100vw';

/** P-33: a banner, which may lead somewhere: wide above the phone, its own cut on it. */
export const Banner = ({ graphic, priority = false }: BannerProps): ReactNode => {
  const wide = imageSources(graphic.img);
  const tall = imageSources(graphic.img_mobile);
  const picture = (
    <picture>
      <source type="image/avif" {...inDocument({ media: media.tabletUp, srcSet: wide.avif, sizes: SIZES })} />
      <source type="image/avif" {...inDocument({ srcSet: tall.avif, sizes: SIZES })} />
      <img className={css.image} src={wide.src} alt={graphic.graphics_alt} {...(priority ? firstPicture() : OTHER_PICTURE)} />
    </picture>
  );
  return graphic.url === '' ? (
    <div className={css.banner}>{picture}</div>
  ) : (
    <Link className={css.banner} to={graphic.url}>
      {picture}
    </Link>
  );
};
