import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { ErrorMessage } from 'shared-ui/error-message';
import { RadioCard } from 'shared-ui/radio-card';
import { Skeleton } from 'shared-ui/skeleton';
import { TextField } from 'shared-ui/text-field';
import { useQuery } from 'urql';
import { InstalmentOffersDocument } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { creditAfter } from './down-payment.ts';
import * as css from './instalments.css.ts';

interface InstalmentCalculatorProps {
  readonly product: Pick<Product, 'final_price'>;
  readonly onClose: () => void;
}

/** The dialog stands while its data is on the way. */
const IN_PLACE = { suspense: false } as const;

/** P-19, ∅61: what the plans of instalments mean for the product, less what is paid at once; the server counts. */
export default function InstalmentCalculator({ product, onClose }: InstalmentCalculatorProps): ReactNode {
  const t = useTexts(texts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [amount, setAmount] = useState(product.final_price);
  const [isWrong, setWrong] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [{ data, fetching }, reload] = useQuery({ query: InstalmentOffersDocument, variables: { amount }, context: IN_PLACE });
  const offers = data?.installmentOffers;
  const shown = offers?.find((offer) => offer.id === chosen) ?? offers?.[0];
  const count = (event?: FormEvent): void => {
    event?.preventDefault();
    const credit = creditAfter(product.final_price, typed);
    setWrong(credit === null);
    if (credit !== null) setAmount(credit);
  };
  return (
    <Dialog open onClose={onClose} title={t('instalments.title')} width="medium">
      <p className={css.price}>{t('instalments.price', { price: product.final_price })}</p>
      <form className={css.form} onSubmit={count} noValidate>
        <TextField
          label={t('instalments.downPayment')}
          inputMode="decimal"
          autoComplete="off"
          end="zł"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...(isWrong && { error: t('instalments.wrong') })}
        />
        <Button type="submit" variant="secondary">
          {t('instalments.count')}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={fetching}>
        {offers && offers.length > 0 && (
          <fieldset className={css.offers}>
            <legend className={css.legend}>{t('instalments.of', { amount })}</legend>
            {offers.map((offer) => (
              <RadioCard
                key={offer.id}
                name={`${id}-plan`}
                value={offer.id}
                checked={offer.id === shown?.id}
                onChange={() => setChosen(offer.id)}
                title={<CatalogueText text={offer.name} />}
                note={t('instalments.terms', { rrso: offer.rrso, total: offer.total })}
                end={t('instalments.monthly', { monthly: formatMoney(offer.monthly) })}
              />
            ))}
          </fieldset>
        )}
        {offers && offers.length === 0 && <p>{t('instalments.none')}</p>}
        {!offers && fetching && <Skeleton shape="button" />}
        {!offers && !fetching && <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />}
      </div>
      {shown && (
        <p className={css.example}>
          <CatalogueText text={shown.example} />
        </p>
      )}
    </Dialog>
  );
}
