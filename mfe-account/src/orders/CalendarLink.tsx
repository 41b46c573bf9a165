import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { orderCalendarUrl } from 'shared-contracts/rest';
import type { Order } from 'shared-contracts/rest';
import { Icon } from 'shared-ui/icon';
import { CalendarClock } from 'shared-ui/icons';
import * as fileLink from '../forms/file-link.css.ts';
import { orderTexts } from './texts.ts';

/** J-248: puts the day of a delivery or pick-up into a calendar; nothing for what comes by e-mail. */
export const CalendarLink = ({ order: { number, hash, shipping } }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  if (shipping.method_code === 'electronic') return null;
  return (
    <a href={orderCalendarUrl({ order: number, hash })} download={`${number}.ics`} className={fileLink.link}>
      <Icon of={CalendarClock} size={18} />
      {t('calendar.add')}
    </a>
  );
};
