import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { useQuery } from 'urql';
import { accountTexts } from '../account/texts.ts';
import { AddressCountriesDocument } from '../graphql/generated.ts';
import * as css from './addresses.css.ts';

const Countries = (): ReactNode => {
  const [{ data }] = useQuery({ query: AddressCountriesDocument, variables: {} });
  const names = data?.countries.filter(({ is_shipping_allowed: isAllowed }) => isAllowed).map(({ name }) => name) ?? [];
  return names.length === 0 ? null : <CatalogueText text={names.join(', ')} />;
};

/** Z-13: the countries of the shop's directory to which it delivers; the line has its place before they are there. */
export const DeliveryCountries = (): ReactNode => {
  const t = useTexts(accountTexts);
  return (
    <p className={css.muted}>
      {t('addresses.countries')}{' '}
      <Suspense>
        <Countries />
      </Suspense>
    </p>
  );
};
