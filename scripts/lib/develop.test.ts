import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { effectOf } from './develop-shop.ts';
import { developOptions } from './develop-options.ts';
import { buildable } from './paths.ts';
import { assertFree, freePort } from './ports.ts';
import { until } from './testing/until.ts';
import { watchSources } from './watch.ts';

describe('[J-24] pnpm dev', () => {
  it.each([[['--filter', 'mfe-catalog']], [['--filter=mfe-catalog']], [['-F', 'mfe-catalog']], [['mfe-catalog']], [['--', 'mfe-catalog']]])(
    'takes %j as one remote',
    (args) => {
      expect(developOptions(args)).toEqual({ name: 'mfe-catalog', against: null });
    },
  );

  it('without a filter is the whole shop', () => {
    expect(developOptions([])).toEqual({ name: undefined, against: null });
  });

  it.each([[['--filter']], [['--filter', 'host-shell']], [['mfe-catalog', 'mfe-account']], [['--fliter', 'mfe-catalog']]])(
    'refuses %j in one line',
    (args) => {
      expect(() => developOptions(args)).toThrow(/is not understood: name one of mfe-catalog, mfe-cart-checkout, mfe-account, mfe-content/);
    },
  );

  it('names the variable of a port that is taken', async () => {
    const port = await freePort();
    const server = createServer().listen(port);
    try {
      await expect(assertFree('PORT', String(port))).rejects.toThrow(`PORT: ${port} is taken by another program`);
    } finally {
      server.close();
    }
  });
});

describe('[J-24] a change while the shop runs', () => {
  it.each([
    ['mfe-catalog/src/listing/ListingPage.tsx', ['mfe-catalog'], []],
    ['shared-ui/src/price/Price.tsx', [...buildable], []],
    ['host-shell/src/shell/Shell.tsx', ['host-shell'], []],
    ['host-shell/src/server/app.ts', ['host-shell'], ['host-shell']],
    ['commerce-api/src/carts/cart.ts', [], ['commerce-api']],
  ])('of %s builds %j and restarts %j', (file, build, restart) => {
    expect(effectOf([file])).toEqual({ build, restart });
  });

  it('is reported after a quiet period, without test files; changes meanwhile are reported by the next call', async () => {
    const root = mkdtempSync(join(tmpdir(), 'watched-'));
    mkdirSync(join(root, 'mfe-x/src/part'), { recursive: true });
    const reported: (readonly string[])[] = [];
    let go = (): void => {};
    const watching = watchSources(root, ['mfe-x'], async (files) => {
      reported.push(files.toSorted());
      await new Promise<void>((resolve) => (go = resolve));
    });
    const write = (...files: string[]) => files.forEach((file) => writeFileSync(join(root, 'mfe-x', file), 'x'));
    try {
      write('src/a.ts', 'src/part/b.tsx', 'src/a.test.ts', 'README.md', 'federation.config.ts');
      await until(() => reported.length === 1);
      write('src/c.ts');
      go();
      await until(() => reported.length === 2);
      go();
      expect(reported).toEqual([['mfe-x/federation.config.ts', 'mfe-x/src/a.ts', 'mfe-x/src/part/b.tsx'], ['mfe-x/src/c.ts']]);
    } finally {
      watching.close();
      rmSync(root, { recursive: true });
    }
  });
});
