export type { AddressToKeep, CustomerData, NewCustomer } from './account-calls.ts';
export type { AddressesToSet, AddressToSend, OrderToPlace } from './checkout-calls.ts';
export * from './client.ts';
export type { components, operations, paths } from './openapi-types.ts';
export type { OrderSecret } from './order-calls.ts';
export type { ReservationContact } from './reservation-calls.ts';
export type { QuestionToAsk, ReviewToWrite } from './review-calls.ts';
export type { Enrolment, MadePasskey, PasskeyCreation, PasskeyRequest, Proof, SecondFactorState, UsedPasskey } from './sign-in-calls.ts';
export type { ComplaintToSubmit } from './complaint-calls.ts';
