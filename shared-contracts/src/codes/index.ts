export * from './agreements.ts';
export * from './availability.ts';
export * from './checkout-step.ts';
export * from './payment.ts';
