export * from './client.ts';
export type { components, operations, paths } from './openapi-types.ts';
