import { createRequire } from 'node:module';
import type sharp from 'sharp';
import { once } from '../server/once.ts';

const require = createRequire(import.meta.url);

/** The library that draws and encodes pictures, loaded with the first one. It uses one thread and little memory. */
export const pictureLibrary = once(() => {
  const library = require('sharp') as typeof sharp; // what the package exports
  library.concurrency(1);
  library.cache({ memory: 32, files: 0, items: 50 });
  return library;
});
