export * from './customer.ts';
export * from './plus.ts';
export { revocationDone } from './revocations.ts';
export * from './session.ts';
export * from './redirect.ts';
