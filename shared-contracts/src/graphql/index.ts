export type * from './schema-types.ts';
