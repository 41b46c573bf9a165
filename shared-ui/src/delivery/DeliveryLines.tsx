import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { useDeliveryWords } from './use-delivery-words.tsx';
import * as css from './delivery.css.ts';

/** What is promised of a product, as tiles and the head of a product page show it. */
export interface DeliveryView {
  readonly best: { readonly day: string; readonly amount: number } | null;
  /** Missing where only the delivery is read. */
  readonly collection?: {
    readonly day: string;
    readonly hour: number | null;
    readonly place: string;
    readonly pieces: number;
    readonly shops: number;
  } | null;
}

/** Whether anything is promised at all: of what cannot be had nothing is. */
export const isPromised = ({ best, collection }: DeliveryView): boolean => best !== null || (collection ?? null) !== null;

interface DeliveryLinesProps {
  readonly delivery: DeliveryView;
  readonly className?: string | undefined;
}

/** When and for how much a product comes, and where it can be collected: in the visitor's shop once there is one. The room stays the same. */
export const DeliveryLines = ({ delivery: { best, collection = null }, className }: DeliveryLinesProps): ReactNode => {
  const t = useTexts(uiTexts);
  const words = useDeliveryWords();
  return (
    <div className={cx(css.lines, className)}>
      {best !== null && (
        <p className={css.brought}>
          <span className={css.label}>{t('delivery.brought')}</span> {words.way(best)}
        </p>
      )}
      {collection !== null && (
        <p className={cx(css.collected, best === null && css.brought)}>
          <span className={css.label}>{t('delivery.collected')}</span> {words.nearest(collection)}
        </p>
      )}
    </div>
  );
};
