import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { dayText } from 'shared-contracts/delivery';
import { Button } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Check, MapPin } from 'shared-ui/icons';
import { TextLink } from 'shared-ui/link';
import type { ShopCardsQuery } from '../graphql/generated.ts';
import { telOf } from '../pages/tel.ts';
import { clockText, hoursSpans, openingAt, type Opening } from './opening.ts';
import * as css from './shops.css.ts';
import { shopsTexts } from './texts.ts';

type Shop = ShopCardsQuery['physicalStores'][number];

const WEEKDAYS = ['day.0', 'day.1', 'day.2', 'day.3', 'day.4', 'day.5', 'day.6'] as const;
/** Below it a distance is not told in numbers: the place of a postcode is known about. */
const KILOMETRE = 1000;

const useOpeningText = (): ((opening: Opening) => string) => {
  const t = useTexts(shopsTexts);
  const language = useLanguage();
  return (opening) => {
    if (opening.isOpen) return t('shops.openUntil', { hour: opening.until });
    const { day, date, from } = opening;
    if (day === 'today') return t('shops.opensToday', { hour: from });
    if (day === 'tomorrow') return t('shops.opensTomorrow', { hour: from });
    return t('shops.opensLater', { day: dayText(date, language), hour: from });
  };
};

const Hours = ({ week }: { readonly week: Shop['opening_hours'] }): ReactNode => {
  const t = useTexts(shopsTexts);
  const nameOf = (day: number): string => t(WEEKDAYS[day] ?? 'day.0');
  return (
    <dl className={css.hours} aria-label={t('shops.hours')}>
      {hoursSpans(week).map(({ first, last, hours }) => (
        <div key={first}>
          <dt>{first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`}</dt>
          <dd>{hours === null ? t('shops.closedDay') : `${clockText(hours.open)}–${clockText(hours.close)}`}</dd>
        </div>
      ))}
    </dl>
  );
};

interface ShopCardProps {
  readonly shop: Shop;
  /** Ms since 1970; null: not known yet. */
  readonly now: number | null;
  /** From the visitor's postcode; null: not known. */
  readonly far: { readonly metres: number; readonly isNearest: boolean } | null;
  /** The visitor's own shop. */
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
}

/** A shop of the chain: where it is, whether it is open, and the button that makes it the visitor's own. */
export const ShopCard = ({ shop, now, far, isOwn, onOwn }: ShopCardProps): ReactNode => {
  const t = useTexts(shopsTexts);
  const openingText = useOpeningText();
  const opening = now === null ? null : openingAt(shop.days, now);
  const distance = (metres: number): string =>
    metres < KILOMETRE ? t('shops.close') : t('shops.far', { kilometres: Math.round(metres / KILOMETRE) });
  return (
    <article className={isOwn ? css.ownCard : css.card} aria-labelledby={`salon-${shop.id}`}>
      <h2 id={`salon-${shop.id}`} className={css.cardName}>
        <TextLink to={shop.url}>
          {shop.city}, <CatalogueText text={shop.place} />
        </TextLink>
      </h2>
      <p className={opening?.isOpen ? css.open : css.closed}>{opening === null ? '\u00a0' : openingText(opening)}</p>
      <p className={css.address}>
        <span lang="pl">
          {shop.street}, {shop.postcode} {shop.city}
        </span>
        <br />
        <a href={telOf(shop.phone)} className={css.phone}>
          {shop.phone}
        </a>
      </p>
      <Hours week={shop.opening_hours} />
      <p className={css.notes}>
        {shop.pickup_today && t('shops.pickupToday')}
        {shop.pickup_today && far !== null && ' · '}
        {far !== null && (far.isNearest ? t('shops.nearest', { distance: distance(far.metres) }) : distance(far.metres))}
      </p>
      <Button
        variant={isOwn ? 'quiet' : 'secondary'}
        block
        icon={isOwn ? Check : MapPin}
        // One name for both states: the state is told by itself. Both texts on the button are in it.
        aria-label={t('shops.makeOwnNamed', { name: `${shop.city}, ${shop.place}` })}
        aria-pressed={isOwn}
        onClick={() => onOwn(!isOwn)}
      >
        {t(isOwn ? 'shops.own' : 'shops.makeOwn')}
      </Button>
    </article>
  );
};
