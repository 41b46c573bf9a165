import { LayoutGrid, Rows3 } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { texts } from '../../texts.ts';
import type { ListingAddress, ListingLayout } from '../address/listing-address.ts';
import { hrefOf } from '../address/write-address.ts';
import { useListingLink } from '../navigation.ts';
import * as css from '../listing.css.ts';

const layouts = [
  ['grid', LayoutGrid],
  ['list', Rows3],
] as const satisfies readonly (readonly [ListingLayout, unknown])[];

/** Tiles or rows, as links. */
export const LayoutSwitch = ({ address }: { readonly address: ListingAddress }): ReactNode => {
  const t = useTexts(texts);
  const onClick = useListingLink();
  return (
    <div className={css.layouts} role="group" aria-label={t('listing.layout')}>
      {layouts.map(([layout, icon]) => (
        <Link
          key={layout}
          className={css.layout}
          to={hrefOf(address, { layout })}
          rel="nofollow"
          preventScrollReset
          onClick={onClick}
          aria-label={t(`listing.${layout}`)}
          title={t(`listing.${layout}`)}
          {...(layout === address.layout && { 'aria-current': 'true' as const })}
        >
          <Icon of={icon} size={20} />
        </Link>
      ))}
    </div>
  );
};
