export * from './customer.ts';
export * from './plus.ts';
export * from './session.ts';
