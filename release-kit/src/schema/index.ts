export * from './registry-schema.ts';
export * from './release-schema.ts';
export * from './sent-documents-schema.ts';
