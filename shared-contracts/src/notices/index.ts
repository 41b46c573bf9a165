export * from './interactions.ts';
export * from './notice.ts';
export * from './notices-slices.ts';
