import type { OrderRecord } from './order-record.ts';

/** The end of a number: with or without its country. */
const lastDigits = (telephone: string): string => telephone.replaceAll(/\D/g, '').slice(-9);

/** Whether a telephone number, however it is written, is the one of an order. */
export const isTelephoneOf = ({ document }: Pick<OrderRecord, 'document'>, telephone: string): boolean => {
  const typed = lastDigits(telephone);
  return typed !== '' && typed === lastDigits(document.billing.telephone);
};
