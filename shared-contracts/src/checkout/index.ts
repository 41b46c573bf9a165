/** Entry `shared-contracts/checkout`: rules of the forms that the checkout, the account and the commerce server share. */
export * from './address-rules.ts';
export * from './field-rules.ts';
export * from './field-schemas.ts';
export * from './form-problems.ts';
