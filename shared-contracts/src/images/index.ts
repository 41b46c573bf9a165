export * from './image-url.ts';
