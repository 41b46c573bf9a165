import { useId, useState, type ReactNode } from 'react';
import { formatMoney, useTexts, type Grosze } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ErrorMessage } from 'shared-ui/error-message';
import { RadioCard } from 'shared-ui/radio-card';
import { Skeleton } from 'shared-ui/skeleton';
import { useQuery } from 'urql';
import { InstalmentOffersDocument } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './instalments.css.ts';

/** The dialog stands while its data is on the way. */
const IN_PLACE = { suspense: false } as const;

/** Figures that are being counted: of another amount, they keep their place and are not seen. */
const Figures = ({ areKnown, children }: { readonly areKnown: boolean; readonly children: ReactNode }): ReactNode =>
  areKnown ? (
    children
  ) : (
    <span className={css.counted} aria-hidden="true">
      <span className={css.unknown}>{children}</span>
    </span>
  );

/** The plans of instalments for an amount, and an example of the chosen one. */
export const InstalmentOffers = ({ amount }: { readonly amount: Grosze }): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [{ data, fetching, operation }, reload] = useQuery({ query: InstalmentOffersDocument, variables: { amount }, context: IN_PLACE });
  // While an amount is asked for, what is known of the one before stays: its plans keep their places, its figures are not shown.
  const areKnown = operation?.variables.amount === amount;
  const offers = data?.installmentOffers;
  const shown = offers?.find((offer) => offer.id === chosen) ?? offers?.[0];
  return (
    <>
      <div aria-live="polite" aria-busy={fetching}>
        {shown && (
          <fieldset className={css.offers}>
            <legend className={css.legend}>{t('instalments.of', { amount })}</legend>
            {offers?.map((offer) => (
              <RadioCard
                key={offer.id}
                name={`${id}-plan`}
                value={offer.id}
                checked={offer.id === shown.id}
                onChange={() => setChosen(offer.id)}
                title={<CatalogueText text={offer.name} />}
                note={<Figures areKnown={areKnown}>{t('instalments.terms', { rrso: offer.rrso, total: offer.total })}</Figures>}
                end={<Figures areKnown={areKnown}>{t('instalments.monthly', { monthly: formatMoney(offer.monthly) })}</Figures>}
              />
            ))}
          </fieldset>
        )}
        {offers && !shown && areKnown && <p>{t('instalments.none')}</p>}
        {!shown && fetching && <Skeleton shape="button" />}
        {!offers && !fetching && <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />}
      </div>
      {shown && (
        <p className={css.example}>
          <Figures areKnown={areKnown}>
            <CatalogueText text={shown.example} />
          </Figures>
        </p>
      )}
    </>
  );
};
