import type { ReactNode } from 'react';
import { Banner } from '../banners/Banner.tsx';
import type { BannerFragment } from '../graphql/generated.ts';
import * as css from './landing.css.ts';

/** The first picture of the campaign that is switched on. */
export const LandingBanner = ({ graphics }: { readonly graphics: readonly BannerFragment[] }): ReactNode => {
  const graphic = graphics.find(({ active }) => active);
  return graphic === undefined ? null : (
    <div className={css.banner}>
      <Banner graphic={graphic} priority />
    </div>
  );
};
