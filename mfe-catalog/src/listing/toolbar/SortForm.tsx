import { useContext, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { defaultSort, sortsOf } from 'shared-contracts/catalogue';
import { InlineSelect } from 'shared-ui/select';
import { texts } from '../../texts.ts';
import type { ListingAddress } from '../address/listing-address.ts';
import { formOf, hrefOf } from '../address/write-address.ts';
import { ListingNavigationContext } from '../navigation.ts';
import * as css from '../listing.css.ts';

/** ∅01: the order of a listing; without scripts a form with its own button. */
export const SortForm = ({ address }: { readonly address: ListingAddress }): ReactNode => {
  const t = useTexts(texts);
  const { go } = useContext(ListingNavigationContext);
  const options = sortsOf(address.place.kind);
  const chosen = (value: string) => options.find((code) => code === value) ?? defaultSort(address.place.kind);
  const form = formOf(address, { sort: address.sort }, ['order']);
  return (
    <form className={css.sortForm} action={form.action} method="get">
      {form.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <InlineSelect
        label={t('listing.sort')}
        name="order"
        value={address.sort}
        options={options.map((code) => ({ value: code, text: t(`sort.${code}`) }))}
        onChange={(event) => go(hrefOf(address, { sort: chosen(event.currentTarget.value) }))}
      />
      <noscript>
        <button type="submit" className={css.sortSubmit}>
          {t('listing.sortSubmit')}
        </button>
      </noscript>
    </form>
  );
};
