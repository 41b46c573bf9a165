import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkedContentHtml } from 'shared-contracts/content-html';
import { readUploadedPicture, uploadedPicture } from 'shared-contracts/images';
import sharp from 'sharp';
import { pageHtml } from '../editing/page-html.ts';
import { encodePicture, MOST_PICTURE_BYTES } from './encode-picture.ts';
import { htmlWithTexts } from './picture-texts.ts';

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few bytes that says to be that large. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]);
}

describe('[J-291] an uploaded picture', () => {
  it('is drawn anew: upright, of bounded width, without position, time and camera, and named by its content', async () => {
    const photo = await halves(2400, 1200)
      .withExif({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await encodePicture(photo);
    if (typeof kept === 'string') throw new Error(kept);
    expect([kept.width, kept.height]).toEqual([960, 1920]);
    const { exif, orientation, format } = await sharp(kept.bytes).metadata();
    expect([exif, orientation, format]).toEqual([undefined, undefined, 'webp']);
    // Turned to the right: what was left is above.
    const { data } = await sharp(kept.bytes)
      .extract({ left: 480, top: 100, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(await encodePicture(photo)).toMatchObject({ hash: kept.hash });
    expect(kept.hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('may be a JPEG, PNG, WebP or AVIF, whatever it is called', async () => {
    const small = halves(64, 32);
    const files = [small.clone().jpeg(), small.clone().png(), small.clone().webp(), small.clone().avif({ effort: 0 })];
    for (const file of files) expect(await encodePicture(await file.toBuffer())).toMatchObject({ width: 64, height: 32 });
  });

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'picture_type'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_type'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'picture_type'],
    ['nothing', Buffer.alloc(0), 'picture_type'],
    ['one that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'picture_broken'],
    ['one of more than 60 megapixels', bomb(10_000, 6_001), 'picture_pixels'],
    ['a file of more than 20 MB', Buffer.alloc(MOST_PICTURE_BYTES + 1, 0xff), 'picture_bytes'],
  ])('is never %s', async (_name, file, problem) => expect(await encodePicture(file)).toBe(problem));
});

describe('[J-292] an uploaded picture in a text', () => {
  const address = uploadedPicture({ hash: 'a'.repeat(32), width: 1600, height: 900, left: 3, top: 10 });

  it('says how large it is and where its focus is by its address alone', () => {
    expect(address).toBe(`/media/cms/upload-${'a'.repeat(32)}-1600x900-3-10`);
    expect(readUploadedPicture(address)).toEqual({ hash: 'a'.repeat(32), width: 1600, height: 900, left: 3, top: 10 });
    for (const other of ['/media/cms/blog-7', `${address}0`, `${address}?w=80`, `//evil.example${address}`])
      expect(readUploadedPicture(other)).toBeNull();
  });

  it('passes both locks with its size; any other picture passes none', () => {
    const html = pageHtml({ format: 'markdown', source: `![Kuchnia "nowa"](${address})` });
    expect(html).toContain(`<img src="${address}?w=960" alt="Kuchnia &quot;nowa&quot;" width="1600" height="900" loading="lazy" />`);
    expect(checkedContentHtml(html)).toBe(html);
    expect(pageHtml({ format: 'html', source: html })).toBe(html);
    for (const source of [
      '<img src="x" onerror="alert(1)">',
      `<img src="https://evil.example${address}">`,
      '<img src="data:image/png;base64,AA">',
    ]) {
      expect(pageHtml({ format: 'html', source })).not.toContain('<img');
      expect(checkedContentHtml(source)).not.toContain('<img');
    }
    expect(pageHtml({ format: 'html', source: `<img src="${address}" onerror="alert(1)" style="x" alt="y">` })).toBe(
      `<img src="${address}?w=960" alt="y" width="1600" height="900" loading="lazy" />`,
    );
    expect(checkedContentHtml(`<img src="${address}?w=960" alt="" width="1" height="1" loading="lazy" onerror="x" />`)).not.toContain(
      '<img',
    );
  });

  it('says what it shows in the language of the page, as it was described last', () => {
    const reference = {
      uploadedPictures: new Map([
        ['a'.repeat(32), { id: 'a'.repeat(32), width: 1600, height: 900, alt: { pl: 'Stół "duży"', ua: 'Стіл' } }],
      ]),
    };
    const html = pageHtml({ format: 'markdown', source: `![stary opis](${address})` });
    expect(htmlWithTexts(html, reference, 'ua')).toContain('alt="Стіл"');
    expect(htmlWithTexts(html, reference, 'pl')).toContain('alt="Stół &quot;duży&quot;"');
    expect(htmlWithTexts(html, { uploadedPictures: new Map() }, 'ua')).toBe(html);
  });
});
