export * from './registry-schema.ts';
export * from './release-schema.ts';
