import type { ApiError } from 'shared-contracts';
import { emailProblem, problemsBy, textProblem, type Problems, type Values } from '../forms/form-rules.ts';

export const trackingFields = ['number', 'email'] as const;
export type TrackingField = (typeof trackingFields)[number];

/** Most characters of an order's number. */
const NUMBER_LIMIT = 32;

export const trackingProblems = (values: Values<TrackingField>): Problems<TrackingField> =>
  problemsBy(trackingFields, (field) => (field === 'number' ? textProblem(values.number, NUMBER_LIMIT) : emailProblem(values.email)));

/** No order has that number and e-mail; which of the two is wrong is not revealed. */
export const isUnknownOrder = ({ status }: ApiError): boolean => status === 404;
