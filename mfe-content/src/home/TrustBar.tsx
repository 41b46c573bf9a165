import { BadgePercent, Clock, CreditCard, Headset, Percent, Recycle, ShieldCheck, Store, Truck, Undo2 } from 'shared-ui/icons';
import { memo, type ReactNode } from 'react';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon, type IconShape } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import type { TrustItem } from './home-blocks.ts';
import * as css from './trust-bar.css.ts';

/** Icons that editors may name; another name shows the shield. */
const icons: Readonly<Record<string, IconShape>> = {
  truck: Truck,
  store: Store,
  'undo-2': Undo2,
  percent: Percent,
  recycle: Recycle,
  'credit-card': CreditCard,
  headset: Headset,
  'badge-percent': BadgePercent,
  clock: Clock,
};

/** Why one may buy here: delivery, returns, shops. */
export const TrustBar = memo(function TrustBar({ items }: { readonly items: readonly TrustItem[] }): ReactNode {
  return (
    <ul className={css.bar}>
      {items.map(({ icon, title, text, url }) => (
        <li key={title} className={css.cell}>
          <Link to={url} className={css.item}>
            <span className={css.plate}>
              <Icon of={icons[icon] ?? ShieldCheck} />
            </span>
            <span className={css.textBlock}>
              <span className={css.title}>
                <CatalogueText text={title} />
              </span>
              <span className={css.text}>
                <CatalogueText text={text} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
