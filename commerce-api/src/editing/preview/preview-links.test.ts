import { describe, expect, it } from '@jest/globals';
import { previewLinks } from './preview-links.ts';

const halfAnHourMs = 30 * 60_000;

const now = new Date('2026-11-26T12:00:00Z');
const links = previewLinks(new Uint8Array(32).fill(1));
const token = links.sign({ entryId: 4, number: 2 }, now);

describe('[J-256] the token of a link to a draft', () => {
  it('names one version, and ends after half an hour', () => {
    expect(links.read(token, now)).toEqual({ entryId: 4, number: 2 });
    expect(links.read(token, new Date(now.getTime() + halfAnHourMs - 1))).not.toBeNull();
    expect(links.read(token, new Date(now.getTime() + halfAnHourMs))).toBeNull();
  });

  it('is of no use once anything of it was changed, nor at a server with another key', () => {
    const [id, number, ends, mac = ''] = token.split('.');
    const others = [
      `5.${number}.${ends}.${mac}`,
      `${id}.3.${ends}.${mac}`,
      `${id}.${number}.${Number(ends) + 1}.${mac}`,
      `${token}A`,
      '',
      '....',
    ];
    expect(others.map((one) => links.read(one, now))).toEqual(others.map(() => null));
    expect(previewLinks(new Uint8Array(32).fill(2)).read(token, now)).toBeNull();
  });
});
