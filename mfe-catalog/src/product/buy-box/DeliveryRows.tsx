import { CatalogueText } from 'shared-ui/catalogue-text';
import { Drill, PackageCheck, Recycle, ShieldCheck, Smartphone, Store, Truck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import { Icon, type IconShape } from 'shared-ui/icon';
import { texts } from '../texts.ts';
import type { Product, StoreFacts } from '../product-types.ts';
import { pickupOf } from '../rules/pickup.ts';
import { canBuy, purchaseOf } from '../rules/purchase.ts';
import * as css from '../product.css.ts';

interface DeliveryRowsProps {
  readonly product: Product;
  readonly store: StoreFacts;
}

const serviceIcons: Readonly<Record<string, IconShape>> = {
  installation: Drill,
  delivery: PackageCheck,
  setup: Drill,
  protector: Smartphone,
  removal: Recycle,
};

/** P-04, P-13: how the product gets to the shopper, where it can be picked up, and what the shop does besides. */
export const DeliveryRows = ({ product, store }: DeliveryRowsProps): ReactNode => {
  const t = useTexts(texts);
  const pickup = pickupOf(product.store_availability);
  const purchase = purchaseOf(product);
  const sent = canBuy(purchase);
  // What can be bought here is chosen above (`AddOnChoices`); nobody needs the fitting of what can't be had.
  const services = purchase === 'store-only' ? product.services : [];
  const free = product.final_price >= store.free_delivery_from;
  return (
    <ul className={css.rows} aria-label={t('options')}>
      {sent && (
        <Row
          icon={Truck}
          title={t('delivery')}
          note={t(product.block_courier_shipping ? 'deliveryOwn' : free ? 'deliveryFree' : 'deliveryPaid')}
          {...(free && { end: t('free') })}
        />
      )}
      <Row
        icon={Store}
        title={t(pickup === null ? 'pickup' : 'pickupToday')}
        note={
          pickup === null
            ? t('pickupNone')
            : t(pickup.others === 0 ? 'pickupIn' : 'pickupMore', { name: pickup.shop, count: pickup.others })
        }
      />
      {services.map(({ id, kind, name, description, price }) => (
        <Row
          key={id}
          icon={serviceIcons[kind] ?? ShieldCheck}
          title={name}
          note={description}
          end={price === grosze(0) ? t('serviceFree') : t('service', { price })}
        />
      ))}
    </ul>
  );
};

interface RowProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly note: string;
  readonly end?: string;
}

const Row = ({ icon, title, note, end }: RowProps): ReactNode => (
  <li className={css.row}>
    <Icon of={icon} />
    <b className={css.rowTitle}>
      <CatalogueText text={title} />
    </b>
    <span className={css.rowNote}>
      <CatalogueText text={note} />
    </span>
    {end !== undefined && <span className={css.rowEnd}>{end}</span>}
  </li>
);
