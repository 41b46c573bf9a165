import { CatalogueText } from 'shared-ui/catalogue-text';
import { useDeliveryWords } from 'shared-ui/delivery';
import { Drill, MapPin, PackageCheck, Recycle, ShieldCheck, Smartphone, Store, Truck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import { Icon, type IconShape } from 'shared-ui/icon';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { soonestOf } from '../rules/delivery-ways.ts';
import { canBuy, isUnavailable, purchaseOf } from '../rules/purchase.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { ReserveButton } from './ReserveButton.tsx';
import * as css from '../product.css.ts';

interface DeliveryRowsProps {
  readonly product: Product;
  /** For the visitor's own place once it is told. */
  readonly delivery: Product['delivery'];
}

const serviceIcons: Readonly<Record<string, IconShape>> = {
  installation: Drill,
  delivery: PackageCheck,
  setup: Drill,
  protector: Smartphone,
  removal: Recycle,
};

/** P-04, P-13, P-17, J-168: how, when and for how much the product gets to the shopper, and what the shop does besides. */
export const DeliveryRows = ({ product, delivery }: DeliveryRowsProps): ReactNode => {
  const t = useTexts(texts);
  const words = useDeliveryWords();
  const purchase = purchaseOf(product);
  const unavailable = isUnavailable(purchase);
  const door = soonestOf(delivery.ways, ['courier', 'large', 'electronic']);
  const point = soonestOf(delivery.ways, ['pickup-point']);
  const { collection } = delivery;
  // What can be bought here is chosen above (`AddOnChoices`); nobody needs the fitting of what can't be had.
  const services = purchase === 'store-only' ? product.services : [];
  return (
    <ul className={css.rows} aria-label={t('options')}>
      {canBuy(purchase) && door !== null && (
        <Row
          icon={Truck}
          title={t(door.kind === 'large' ? 'delivery.large' : 'delivery.door')}
          note={words.span(door, door.last_day)}
          {...(door.kind === 'large' && { more: t('delivery.noCourier') })}
        />
      )}
      {canBuy(purchase) && point !== null && <Row icon={MapPin} title={t('delivery.point')} note={words.span(point, point.last_day)} />}
      <Row
        icon={Store}
        title={t('pickup')}
        note={unavailable || collection === null ? t('pickupNone') : words.nearest(collection)}
        {...(!unavailable && collection !== null && collection.pieces > 0 && { action: <ReserveButton product={product} /> })}
      />
      <PlaceRow />
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
  readonly note: ReactNode;
  readonly more?: string;
  readonly end?: string;
  readonly action?: ReactNode;
}

const Row = ({ icon, title, note, more, end, action }: RowProps): ReactNode => (
  <li className={css.row}>
    <Icon of={icon} />
    <b className={css.rowTitle}>
      <CatalogueText text={title} />
    </b>
    <span className={css.rowNote}>
      {typeof note === 'string' ? <CatalogueText text={note} /> : note}
      {more !== undefined && <span className={css.rowMore}>{more}</span>}
    </span>
    {end !== undefined && <span className={css.rowEnd}>{end}</span>}
    {action}
  </li>
);
