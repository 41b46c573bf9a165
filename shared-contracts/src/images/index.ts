export * from './image-url.ts';
export * from './uploaded-picture.ts';
