export * from './agreements.ts';
export * from './availability.ts';
export * from './checkout-steps.ts';
export * from './payment.ts';
export * from './shipping.ts';
