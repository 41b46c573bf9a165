import type { ComplaintTranslate } from './texts.ts';

/** J-288: days on which a courier comes as options of a choice, after the one that stands for none. @param days `YYYY-MM-DD` */
export const pickupOptions = (
  t: ComplaintTranslate,
  days: readonly string[],
): readonly { readonly value: string; readonly text: string }[] => [
  { value: '', text: t('pickup.none.option') },
  ...days.map((day) => ({ value: day, text: t('pickup.option', { day }) })),
];
