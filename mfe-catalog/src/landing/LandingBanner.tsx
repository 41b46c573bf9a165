import type { ReactNode } from 'react';
import { imageSources } from 'shared-contracts';
import { media } from 'shared-contracts/theme';
import { Link } from 'shared-ui/link';
import { firstPicture, inDocument } from 'shared-ui/picture';
import type { LandingListingQuery } from '../graphql/generated.ts';
import * as css from './landing.css.ts';

type Graphic = LandingListingQuery['landingPages'][number]['graphics'][number];

interface LandingBannerProps {
  readonly graphics: readonly Graphic[];
}

const SIZES = '(min-width: 1440px) 1392px, 100vw';

/** The first picture of the campaign that is switched on: wide above the phone, its own cut on it. */
export const LandingBanner = ({ graphics }: LandingBannerProps): ReactNode => {
  const graphic = graphics.find(({ active }) => active);
  if (graphic === undefined) return null;
  const wide = imageSources(graphic.img);
  const tall = imageSources(graphic.img_mobile);
  const picture = (
    <picture>
      <source type="image/avif" {...inDocument({ media: media.tabletUp, srcSet: wide.avif, sizes: SIZES })} />
      <source type="image/avif" {...inDocument({ srcSet: tall.avif, sizes: SIZES })} />
      <img className={css.bannerImage} src={wide.src} alt={graphic.graphics_alt} {...firstPicture()} />
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
