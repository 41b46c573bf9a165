import type { ReactNode } from 'react';
import { WhenNear } from 'shared-ui/deferred-hydration';
import { useQuery } from 'urql';
import { BannersDocument } from '../graphql/generated.ts';
import { Banner } from './Banner.tsx';
import * as css from './banners.css.ts';

/** Alone a banner is as wide as the page, and flatter. */
const rowOf = (count: number): string => (count === 1 ? css.single : css.row);

interface BannersProps {
  /** `adserver_ids` of a category or a product. */
  readonly ids: readonly number[];
}

/** P-33: the banners that a page names, read when their place comes near. */
export const Banners = ({ ids }: BannersProps): ReactNode =>
  ids.length === 0 ? null : (
    <WhenNear
      room={
        <div className={rowOf(ids.length)}>
          {ids.map((id) => (
            <div key={id} className={css.room} />
          ))}
        </div>
      }
    >
      <ShownBanners ids={ids} />
    </WhenNear>
  );

/** Those that are switched on; without an answer there are none. */
const ShownBanners = ({ ids }: BannersProps): ReactNode => {
  const [{ data }] = useQuery({ query: BannersDocument, variables: { graphicsIds: ids } });
  const shown = data?.graphicsData.filter(({ active }) => active) ?? [];
  return shown.length === 0 ? null : (
    <div className={rowOf(ids.length)}>
      {shown.map((graphic) => (
        <Banner key={graphic.graphics_id} graphic={graphic} worded />
      ))}
    </div>
  );
};
