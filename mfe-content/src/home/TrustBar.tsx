import { BadgePercent, Clock, CreditCard, Headset, RotateCcw, ShieldCheck, Store, Truck } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon, type IconShape } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import type { TrustItem } from './home-blocks.ts';
import * as css from './trust-bar.css.ts';

/** Icons that editors may name; another name shows the shield. */
const icons: Readonly<Record<string, IconShape>> = {
  truck: Truck,
  store: Store,
  'rotate-ccw': RotateCcw,
  'shield-check': ShieldCheck,
  'credit-card': CreditCard,
  headset: Headset,
  'badge-percent': BadgePercent,
  clock: Clock,
};

/** Why one may buy here: delivery, returns, shops. */
export const TrustBar = memo(({ items }: { readonly items: readonly TrustItem[] }): ReactNode => (
  <ul className={css.bar}>
    {items.map(({ icon, title, text, url }) => (
      <li key={title}>
        <Link to={url} className={css.item}>
          <Icon of={icons[icon] ?? ShieldCheck} className={css.icon} />
          <span>
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
));
