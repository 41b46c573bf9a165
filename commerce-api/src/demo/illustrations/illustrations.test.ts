import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { illustrations } from './index.ts';
import { bodies } from './palette.ts';
import type { Illustration, View } from './index.ts';

const VIEWS: readonly View[] = ['front', 'angle', 'detail'];
const SEEDS = [3, 1_977, 2_147_483_647];
const LIMIT_BYTES = 12 * 1024;
const all: readonly (readonly [string, Illustration])[] = Object.entries(illustrations);

const drawn = (illustration: Illustration, view: View, body: keyof typeof bodies = 'white', seed = 1_977): string =>
  illustration.draw({ brand: 'WISŁOTECH', body: bodies[body], accent: '#e4572e', seed, view });

/** Names what is wrong with the nesting of an XML text, or nothing. */
function nestingFault(xml: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z\d:-]*="[^"<&]*")*)\s*(\/?)>/g)) {
    if (tag.index !== end) return `stray text at ${end}: ${xml.slice(end, end + 60)}`;
    end = tag.index + tag[0].length;
    const [, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/([a-zA-Z][a-zA-Z\d:-]*)="/g)].map((found) => found[1]);
    if (new Set(names).size !== names.length) return `an attribute stands twice in <${name}${attributes}>`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes another tag`;
    } else if (!empty) open.push(name);
  }
  if (end !== xml.length) return `not a tag at ${end}: ${xml.slice(end, end + 60)}`;
  return open.length > 0 ? `never closed: ${open.join(', ')}` : undefined;
}

describe('[J-05] product illustrations', () => {
  it.each(all)('%s is found by its own id', (id, illustration) => {
    expect(illustration.id).toBe(id);
  });

  describe.each(all)('%s', (_id, illustration) => {
    const sheets = VIEWS.flatMap((view) =>
      (['white', 'navy'] as const).flatMap((body) =>
        SEEDS.map((seed) => ({ view, body, seed, svg: drawn(illustration, view, body, seed) })),
      ),
    );

    it('is well-formed in every view, body colour and seed', () => {
      expect(sheets.map(({ svg }) => nestingFault(svg)).filter(Boolean)).toEqual([]);
    });

    it('prints its lettering as paths and holds no missing number', () => {
      for (const { svg } of sheets) expect(svg).not.toMatch(/<text|<image|NaN|undefined|Infinity/);
    });

    it('stays within twelve kilobytes', () => {
      expect(
        sheets
          .filter(({ svg }) => Buffer.byteLength(svg) > LIMIT_BYTES)
          .map(({ view, body, seed, svg }) => `${view} ${body} ${seed}: ${svg.length}`),
      ).toEqual([]);
    });

    it('refers only to paints that it defines', () => {
      for (const { svg } of sheets) {
        const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
        const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((found) => found[1] ?? found[2]);
        expect(used.filter((id) => !defined.has(id))).toEqual([]);
      }
    });

    it('is the same for the same product and differs between views and body colours', () => {
      expect(drawn(illustration, 'front')).toBe(drawn(illustration, 'front'));
      expect(new Set(VIEWS.map((view) => drawn(illustration, view))).size).toBe(3);
      expect(drawn(illustration, 'front', 'white')).not.toBe(drawn(illustration, 'front', 'red'));
    });
  });

  it('every picture is rendered with a transparent ground and fills most of its box', async () => {
    for (const [id, illustration] of all) {
      const { data, info } = await sharp(Buffer.from(drawn(illustration, 'front')))
        .resize(80, 80)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const solid = { left: info.width, right: 0, top: info.height, bottom: 0 };
      for (let at = 0; at < info.width * info.height; at += 1) {
        if ((data[at * 4 + 3] ?? 0) < 160) continue;
        solid.left = Math.min(solid.left, at % info.width);
        solid.right = Math.max(solid.right, at % info.width);
        solid.top = Math.min(solid.top, Math.floor(at / info.width));
        solid.bottom = Math.max(solid.bottom, Math.floor(at / info.width));
      }
      const reach = Math.max(solid.right - solid.left, solid.bottom - solid.top) / info.width;
      expect({ id, corner: data[3], reach: reach > 0.6 }).toEqual({ id, corner: 0, reach: true });
    }
  }, 30_000);
});
