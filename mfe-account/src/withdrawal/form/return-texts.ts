import type { WithdrawalReturnWay } from 'shared-contracts/withdrawals';
import type { WithdrawalTranslate } from '../texts.ts';
import type { FoundOrder } from './choice.ts';

type Lines = readonly Pick<FoundOrder['lines'][number], 'is_large'>[];

/** J-335: whether a courier collects some of these lines: no parcel carries them. */
export const hasLarge = (lines: Lines): boolean => lines.some(({ is_large: isLarge = false }) => isLarge);

/** What a way back is called, and what it means, for these lines: large goods are collected, all others sent with a label. */
export function returnTexts(t: WithdrawalTranslate, way: WithdrawalReturnWay, lines: Lines) {
  if (way === 'label' && hasLarge(lines)) {
    const isMixed = lines.some(({ is_large: isLarge = false }) => !isLarge);
    return isMixed
      ? { title: t('return.mixed'), note: t('return.mixedNote') }
      : { title: t('return.courier'), note: t('return.courierNote') };
  }
  return { title: t(`return.${way}`), note: t(`return.${way}Note`) };
}
