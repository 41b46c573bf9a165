/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { shrinkPhoto } from './shrink-photo.ts';

/** A browser whose pictures have so many bytes by their pixels and quality. @returns width and quality of each that was drawn */
const drawing = (picture: { readonly width: number; readonly height: number }, bytesOf: (pixels: number, quality: number) => number) => {
  const tried: [number, number][] = [];
  Object.defineProperty(globalThis, 'createImageBitmap', { value: async () => ({ ...picture, close: () => {} }), configurable: true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type, quality = 1) {
    tried.push([this.width, quality]);
    done(new Blob([new Uint8Array(bytesOf(this.width * this.height, quality))], { type: type ?? '' }));
  });
  return tried;
};
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const limits = { largest: 1600, smallBytes: 1000, mostBytes: 700_000 };
const bytesOfResult = async (file: Blob): Promise<number> => {
  const shrunk = await shrinkPhoto(file, limits);
  return typeof shrunk === 'string' ? -1 : shrunk.blob.size;
};
const png = (bytes: number): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

test('[J-375] a picture with much detail loses quality, then pixels, until it is small enough; others lose none', async () => {
  const plain = drawing({ width: 3200, height: 2000 }, (pixels) => pixels / 8);
  expect(await bytesOfResult(png(2000))).toBe(200_000);
  expect(plain).toEqual([[1600, 0.88]]);
  const noisy = drawing({ width: 3200, height: 2000 }, (pixels, quality) => Math.floor(pixels * quality));
  expect(await bytesOfResult(png(2000))).toBeLessThan(limits.mostBytes);
  expect(noisy).toEqual([
    [1600, 0.88],
    [1600, 0.75],
    [1600, 0.6],
    [960, 0.6],
  ]);
});

test('[J-375] a small picture travels as it is', async () => {
  const tried = drawing({ width: 800, height: 600 }, () => 1);
  expect(await bytesOfResult(png(900))).toBe(900);
  expect(tried).toEqual([]);
});
