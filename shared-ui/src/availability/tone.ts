import { deliveryDays } from 'shared-contracts/codes';

/** Green: within three days; amber: later, or in shops only; grey: unknown or not for sale. */
export type AvailabilityTone = 'soon' | 'later' | 'unsure';

const SOON_DAYS = 3;

/** The colour of an availability code (Y-25 … Y-39); the text beside it states the same. */
export function availabilityTone(code: number, blocked: boolean): AvailabilityTone {
  if (blocked) return 'unsure';
  const days = deliveryDays(code);
  if (days !== undefined) return days.to <= SOON_DAYS ? 'soon' : 'later';
  return code === 11 || code === 12 ? 'later' : 'unsure';
}
