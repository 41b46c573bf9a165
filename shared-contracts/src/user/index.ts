export * from './customer.ts';
export * from './session.ts';
export * from './redirect.ts';
