import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { encodePhoto, isPhoto } from './encode-photo.ts';

const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

const photoOf = async (bytes: Buffer) => {
  const photo = await encodePhoto(bytes);
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
};

describe('[J-152] a photo of a review', () => {
  it('is drawn anew: position, time and camera go, and it stands upright', async () => {
    const taken = await drawing(400, 200)
      .withExif({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const { picture, thumbnail, width, height } = await photoOf(taken);
    expect([width, height]).toEqual([200, 400]);
    for (const bytes of [picture, thumbnail]) {
      const { format, exif, xmp, orientation } = await sharp(bytes).metadata();
      expect([format, exif, xmp, orientation]).toEqual(['webp', undefined, undefined, undefined]);
      expect(bytes.includes('Aparat')).toBe(false);
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s, and is no larger than a screen', async (format) => {
    const { width, height, thumbnail } = await photoOf(await drawing(3200, 1600).toFormat(format).toBuffer());
    expect([width, height]).toEqual([1600, 800]);
    expect((await sharp(thumbnail).metadata()).width).toBe(240);
  });

  it('is recognised by its content, whatever its name or type says: nothing else reaches a decoder', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    const others = [svg, Buffer.from('%PDF-1.7'), Buffer.from('GIF89a'), Buffer.alloc(0), await drawing(10, 10).tiff().toBuffer()];
    for (const bytes of others) expect([isPhoto(bytes), await encodePhoto(bytes)]).toEqual([false, 'photo_type']);
  });

  it('of more than 40 megapixels, more than 10 MB, or broken is refused with its reason', async () => {
    const large = await drawing(8000, 6250).png().toBuffer();
    expect(large.length).toBeLessThan(1024 * 1024);
    const whole = await drawing(300, 300).jpeg().toBuffer();
    const heavy = Buffer.concat([whole, Buffer.alloc(11 * 1024 * 1024)]);
    expect(await Promise.all([large, heavy, whole.subarray(0, 200)].map(encodePhoto))).toEqual([
      'photo_pixels',
      'photo_bytes',
      'photo_broken',
    ]);
  });
});
