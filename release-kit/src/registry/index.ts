export * from './actions.ts';
export * from './api.ts';
export * from './changes.ts';
export * from './cohort.ts';
export * from './keys.ts';
export * from './newly-shown.ts';
export * from './registry-file.ts';
export * from './signature.ts';
