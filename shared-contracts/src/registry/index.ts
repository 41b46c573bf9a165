export * from './changes.ts';
export * from './cohort.ts';
export * from './keys.ts';
export * from './registry-file.ts';
export * from './signature.ts';
