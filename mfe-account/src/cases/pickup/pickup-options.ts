import type { PickupTranslate } from './texts.ts';

/** Days on which a courier comes as options of a choice, after the one that stands for none. @param days `YYYY-MM-DD` */
export const pickupOptions = (
  t: PickupTranslate,
  days: readonly string[],
): readonly { readonly value: string; readonly text: string }[] => [
  { value: '', text: t('none.option') },
  ...days.map((day) => ({ value: day, text: t('option', { day }) })),
];
