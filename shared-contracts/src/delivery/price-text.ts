import { formatMoney, type Grosze } from '../money/index.ts';

/** What a delivery costs, as all pages and e-mails write it (J-168): whole złoty without grosze, `49 zł`, `12,99 zł`, `0 zł`. */
export const deliveryPrice = (amount: Grosze): string => formatMoney(amount).replace(/,00(?=\D*$)/, '');
