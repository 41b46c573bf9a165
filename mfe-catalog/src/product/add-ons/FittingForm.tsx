import { useId, type ReactNode, type RefObject } from 'react';
import { useCartService, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { ShoppingCart } from 'shared-ui/icons';
import { ProductName } from 'shared-ui/product-name';
import { RadioCard } from 'shared-ui/radio-card';
import { nonEmpty, object, pipe, string } from 'valibot';
import type { FittingOfferQuery } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as cards from './add-ons.css.ts';
import { chosenIn } from './chosen-add-ons.ts';
import { FittingSteps } from './FittingSteps.tsx';
import * as css from './fitting.css.ts';
import { DevicePicture, deviceOf, finishOf, FinishPicture } from './pictures.tsx';

interface FittingFormProps {
  readonly product: Product;
  readonly offer: FittingOfferQuery['msProducts']['items'][number];
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly onDone: () => void;
}

const schema = object({ finish: pipe(string(), nonEmpty('required')), shop: pipe(string(), nonEmpty('required')) });

const parseProblem = (code: unknown): 'required' | undefined => (code === 'required' ? code : undefined);

/** ∅30: device, finish and shop; the product goes into the cart with the fitting and with what is chosen on its page. */
export const FittingForm = ({ product, offer, choices, onDone }: FittingFormProps): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const cart = useCartService();
  const finishes = offer.services.filter((service) => service.protector_finish !== null);
  const [first] = finishes;
  const shops = offer.service_shops.find(({ service_id: service }) => service === first?.id)?.shops ?? [];
  const device = deviceOf(first?.protector_device);
  const { props, problems } = useForm<typeof schema, 'required'>({
    schema,
    parseProblem,
    send: ({ finish, shop }) => {
      const { warrantyId, services = [] } = chosenIn(choices.current);
      const fitting = { id: Number(finish), optionId: Number(shop) };
      const item = { sku: product.sku, qty: Math.max(1, product.min_sale_qty), services: [...services, fitting] };
      // Counted at once, sent in its turn; of a refusal the cart tells.
      void cart.add(warrantyId === undefined ? item : { ...item, warrantyId });
      onDone();
      return Promise.resolve(null);
    },
  });
  return (
    <form {...props} className={css.form}>
      <div className={css.step}>
        <DevicePicture device={device} />
        <p>
          <span className={css.kind}>{t(`fitting.device.${device}`)}</span>
          <ProductName name={product.name} />
        </p>
      </div>
      <FittingSteps device={device} />
      <fieldset className={cards.group}>
        <legend className={css.legend}>{t('fitting.finish')}</legend>
        {finishes.map(({ id: service, price, protector_finish: finish }, index) => (
          <RadioCard
            key={service}
            className={cards.card}
            name="finish"
            value={service}
            defaultChecked={index === 0}
            title={t(`fitting.finish.${finishOf(finish)}`)}
            note={t(`fitting.about.${finishOf(finish)}`)}
            end={t('service', { price })}
          >
            <FinishPicture device={device} finish={finishOf(finish)} />
          </RadioCard>
        ))}
      </fieldset>
      <fieldset className={cards.group} aria-describedby={`${id}-problem`}>
        <legend className={css.legend}>{t('fitting.shop')}</legend>
        {shops.map(({ id: shop, name, street, postcode, city }) => (
          <RadioCard
            key={shop}
            className={cards.card}
            name="shop"
            value={shop}
            title={name}
            note={`${street}, ${postcode} ${city}`}
            {...(problems.shop && { 'aria-invalid': true })}
          />
        ))}
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problems.shop && t('fitting.shopMissing')}
        </p>
      </fieldset>
      <Button type="submit" size="large" block icon={ShoppingCart}>
        {t('buy')}
      </Button>
      <p className={css.hint}>{t('fitting.hint')}</p>
    </form>
  );
};
