import { createRequire } from 'node:module';
import type sharp from 'sharp';

const require = createRequire(import.meta.url);
let loaded: typeof sharp | undefined;

/** The library that draws and encodes pictures, loaded with the first one: no start waits for it. It uses one thread and little memory. */
export function pictureLibrary(): typeof sharp {
  if (loaded === undefined) {
    loaded = require('sharp') as typeof sharp; // what the package exports
    loaded.concurrency(1);
    loaded.cache({ memory: 32, files: 0, items: 50 });
  }
  return loaded;
}
