import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf, precompress, writeReleaseDocument, type ReleaseFacts } from './release-document.ts';

let dir: string;
const write = (file: string, text: string) => writeFileSync(join(dir, file), text);

const facts: ReleaseFacts = {
  name: 'mfe-catalog',
  release: '1.0.0-0123456789',
  version: '1.0.0',
  commit: 'abc1234',
  builtAt: '2026-11-20T08:00:00Z',
  requires: { contracts: '^1.0.0', imports: { react: ['useState'] } },
  provides: { contracts: '1.0.0' },
  shared: { react: '19.3.1' },
};
const exposing = (js: string[], css: string[] = []) =>
  write('web/mf-manifest.json', JSON.stringify({ exposes: [{ path: './ListingPage', assets: { js: { sync: js }, css: { sync: css } } }] }));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(dir, 'web'));
  mkdirSync(join(dir, 'server'));
  write('server/server.cjs', 'exports.modules = {}');
  write('web/remoteEntry.js', 'entry');
  write('web/list.1.js', 'list');
  write('web/list.1.css', '.list{}');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const of = (text: string) => integrityOf(Buffer.from(text));

describe('[J-19] release.json', () => {
  it('lists every file with its hash, and the files that each module needs', () => {
    exposing(['list.1.js'], ['list.1.css']);
    const release = writeReleaseDocument(dir, facts);
    expect(release).toMatchObject({
      entry: { path: 'remoteEntry.js', integrity: of('entry') },
      exposes: {
        './ListingPage': { js: [{ path: 'list.1.js', integrity: of('list') }], css: [{ path: 'list.1.css', integrity: of('.list{}') }] },
      },
      server: { path: 'server/server.cjs', integrity: of('exports.modules = {}') },
      assets: { 'list.1.css': of('.list{}'), 'list.1.js': of('list'), 'remoteEntry.js': of('entry') },
    });
    expect(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'))).toEqual(release);
  });

  it('has the same bytes for the same build', async () => {
    exposing(['list.1.js']);
    writeReleaseDocument(dir, facts);
    const first = readFileSync(join(dir, 'release.json'));
    await precompress(join(dir, 'web'));
    writeReleaseDocument(dir, facts);
    expect(readFileSync(join(dir, 'release.json')).equals(first)).toBe(true);
  });

  it('of the host lists its scripts in the order in which they run, and its stylesheet', () => {
    rmSync(join(dir, 'web/remoteEntry.js'));
    write('web/app.js', 'start');
    write('web/main.js', 'react');
    write('web/app.0a1b2c3d.css', '.a{}');
    expect(writeReleaseDocument(dir, { ...facts, name: 'host-shell' })).toMatchObject({
      entry: { path: 'main.js' },
      exposes: { '.': { js: [{ path: 'main.js' }, { path: 'app.js' }], css: [{ path: 'app.0a1b2c3d.css', integrity: of('.a{}') }] } },
    });
  });

  it('of the host lists the chunks that a page may preload, by the names in its sources', () => {
    rmSync(join(dir, 'web/remoteEntry.js'));
    write('web/main.js', 'start');
    write('web/cart-host.js', 'cart');
    write('web/301.js', 'nameless');
    const { exposes } = writeReleaseDocument(dir, { ...facts, name: 'host-shell' });
    expect(exposes['./cart-host']).toEqual({ js: [{ path: 'cart-host.js', integrity: of('cart') }], css: [] });
    expect(Object.keys(exposes)).toEqual(['.', './cart-host']);
  });

  it('is refused for an incomplete build', () => {
    exposing(['missing.js']);
    expect(() => writeReleaseDocument(dir, facts)).toThrow('mfe-catalog: the build names missing.js but did not write it');
    rmSync(join(dir, 'web/mf-manifest.json'));
    rmSync(join(dir, 'web/remoteEntry.js'));
    expect(() => writeReleaseDocument(dir, facts)).toThrow('mfe-catalog: the build wrote no entry script');
  });
});

describe('[J-16] the files of a release', () => {
  it('are compressed once, during the build; pictures and fonts are not', async () => {
    write('web/font.woff2', 'font');
    await precompress(join(dir, 'web'));
    expect(brotliDecompressSync(readFileSync(join(dir, 'web/list.1.js.br'))).toString()).toBe('list');
    expect(gunzipSync(readFileSync(join(dir, 'web/list.1.css.gz'))).toString()).toBe('.list{}');
    expect(() => readFileSync(join(dir, 'web/font.woff2.br'))).toThrow('ENOENT');
  });
});
