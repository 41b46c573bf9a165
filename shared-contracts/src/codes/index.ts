export * from './agreements.ts';
export * from './availability.ts';
export * from './payment.ts';
