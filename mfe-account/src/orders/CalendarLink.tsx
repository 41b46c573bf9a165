import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { orderCalendarUrl } from 'shared-contracts/rest';
import type { Order } from 'shared-contracts/rest';
import { FileLink } from 'shared-ui/file-link';
import { CalendarClock } from 'shared-ui/icons';
import { orderTexts } from './texts.ts';

/** J-248: puts the day of a delivery or pick-up into a calendar; nothing for what comes by e-mail. */
export const CalendarLink = ({ order: { number, hash, shipping } }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  if (shipping.method_code === 'electronic') return null;
  return (
    <FileLink href={orderCalendarUrl({ order: number, hash })} name={`${number}.ics`} icon={CalendarClock}>
      {t('calendar.add')}
    </FileLink>
  );
};
