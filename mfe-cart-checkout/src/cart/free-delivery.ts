import { subtractGrosze, type Grosze } from 'shared-contracts';

/** What goods of this value lack for free delivery; null when it is free. @param from delivery is free from this value on */
export const missingForFree = (from: Grosze, toPay: Grosze): Grosze | null => (toPay >= from ? null : subtractGrosze(from, toPay));
