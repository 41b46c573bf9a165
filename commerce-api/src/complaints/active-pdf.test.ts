import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { isActivePdf } from './active-pdf.ts';

const pdf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const packed = (objects: string): readonly (string | Buffer)[] => [
  '5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\r\n',
  deflateSync(objects),
  '\r\nendstream endobj',
];
const script = '<</S/JavaScript/JS(app.alert(1))>>';

describe('[J-230] a paper that does something by itself', () => {
  it.each([
    ['as it stands', pdf(script)],
    ['with a name in codes', pdf('<</S/J#61v#61Scrip#74/JS(app.alert(1))>>')],
    ['with a name in codes of capital letters', pdf('<</S/L#61unc#68 /F(x)>>')],
    ['in packed objects', pdf(...packed(script))],
    ['in the second of its packed parts', pdf(...packed('<</Type/Page>>'), ...packed('<</Names<</EmbeddedFiles 7 0 R>>>>'))],
    ['in more than can be looked through', pdf(...packed(' '.repeat(33 * 1024 * 1024)))],
  ])('is found: %s', async (_, bytes) => expect(await isActivePdf(bytes)).toBe(true));

  it.each([
    ['a scan whose bytes read /JS by chance', pdf('4 0 obj<</Subtype/Image>>stream\n\xff\xd8/JS(\x00\x9b/JS \nendstream')],
    ['plain packed objects', pdf(...packed('<</Type/Page/Parent 2 0 R>>'))],
    ['a part that is not packed as it says', pdf('<</Type/ObjStm>>stream\nnothing\nendstream')],
    ['a name of which it is a part', pdf('<</JavaScripted/LaunchPad>>')],
  ])('is not: %s', async (_, bytes) => expect(await isActivePdf(bytes)).toBe(false));
});
