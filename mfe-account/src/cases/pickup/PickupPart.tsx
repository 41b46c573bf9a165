import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import * as css from '../cases.css.ts';
import { pickupTexts } from './texts.ts';

interface PickupPartProps {
  /** Id of its heading. */
  readonly id: string;
  readonly pickup: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null };
  /** The form for another day. */
  readonly children: ReactNode;
}

/** J-288, J-335: when a courier collects the goods of a case, or has. */
export const PickupPart = ({ id, pickup, children }: PickupPartProps): ReactNode => {
  const t = useTexts(pickupTexts);
  const { day, shipment, collected_at: collectedAt } = pickup;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h4 id={id} className={css.partTitle}>
        {t('title')}
      </h4>
      <p>
        {collectedAt !== null && t('collected', { day: collectedAt })}
        {collectedAt === null && (day === null ? t('none') : t('on', { day }))}
      </p>
      {shipment !== null && <p className={css.muted}>{t('shipment', { number: shipment })}</p>}
      {children}
    </section>
  );
};
