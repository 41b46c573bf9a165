import { useContext, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { BottomSheet } from 'shared-ui/bottom-sheet';
import { Button } from 'shared-ui/button';
import { texts } from '../../texts.ts';
import { texts as ownTexts } from '../on-demand/texts.ts';
import { countFilters, noFilters } from '../address/filters.ts';
import { hrefOf } from '../address/write-address.ts';
import { ListingAddressContext } from '../listing-context.ts';
import { ListingNavigationContext } from '../navigation.ts';
import { Facets } from './Facets.tsx';
import type { FilterSheetState } from './filter-sheet-state.ts';
import * as css from './filter-sheet.css.ts';

interface FilterSheetProps extends FilterSheetState {
  readonly onClose: () => void;
}

/** The filters on a phone: each change updates the number of products on the button. */
export default function FilterSheet({ facets, guide, total, busy, onClose }: FilterSheetProps): ReactNode {
  const t = useTexts(texts);
  const own = useTexts(ownTexts);
  const address = useContext(ListingAddressContext);
  const { go } = useContext(ListingNavigationContext);
  const clear = (): void => {
    if (address !== null) go(hrefOf(address, { filters: noFilters }));
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('listing.filters')}
      footer={
        <div className={css.footer}>
          {address !== null && countFilters(address.filters) > 0 && (
            <Button variant="secondary" onClick={clear}>
              {own('clearShort')}
            </Button>
          )}
          <Button block busy={busy} onClick={onClose}>
            {own('showResults', { count: total })}
          </Button>
        </div>
      }
    >
      <Facets facets={facets} guide={guide} />
    </BottomSheet>
  );
}
