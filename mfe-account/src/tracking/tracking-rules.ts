import type { ApiError } from 'shared-contracts';
import { requiredEmail, requiredText } from 'shared-contracts/checkout';
import { object } from 'valibot';

/** Maximum length of an order number. */
const NUMBER_LIMIT = 32;

export const trackingSchema = object({ number: requiredText(NUMBER_LIMIT), email: requiredEmail() });

/** No order has that number and e-mail; which of the two is wrong is not revealed. */
export const isUnknownOrder = ({ status }: ApiError): boolean => status === 404;
