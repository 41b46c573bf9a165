export * from './content-html.ts';
