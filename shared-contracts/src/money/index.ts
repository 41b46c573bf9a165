export * from './format.ts';
export * from './grosze.ts';
