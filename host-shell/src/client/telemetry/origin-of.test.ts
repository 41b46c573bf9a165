import { expect, it } from '@jest/globals';
import { originOf } from './origin-of.ts';

it('[J-49] an error comes from the release whose file stands first in its stack', () => {
  const stack = `TypeError: x
    at Tile (https://shop.example/assets/mfe-catalog/0.1.0-0a1b2c3d4e/list.1a2b.js:1:200)
    at main (https://shop.example/assets/host-shell/0.1.0-99/app.js:1:9)`;
  expect(originOf(stack)).toEqual({ remote: 'mfe-catalog', release: '0.1.0-0a1b2c3d4e' });
  expect(originOf('Error\n    at https://other.example/script.js:1:1')).toBeNull();
});
