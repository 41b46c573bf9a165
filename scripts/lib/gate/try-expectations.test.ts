import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAWER, storeCartRelease, type CartRelease } from '../testing/rendering-releases.ts';
import { appliesTo } from './expectation-plan.ts';
import { tryExpectations } from './try-expectations.ts';

const PROVIDER = 'mfe-cart-checkout';
const scratch = mkdtempSync(join(tmpdir(), 'expectations-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Releases derived from one that meets all expectations, each with one thing missing. */
const derived: readonly CartRelease[] = [
  { release: '0.2.0-whole' },
  { release: '0.2.0-slot', drawer: null },
  { release: '0.2.0-prop', drawer: DRAWER.replace('onClick: onClose', 'onClick: undefined') },
  { release: '0.2.0-renamed', drawer: DRAWER.replace('({ onClose })', '({ onLeave: onClose })') },
  { release: '0.2.0-page', change: { routes: ['cart', 'success', 'delivery-date', 'payment-error', 'gift-cards', 'gift-card-balance'] } },
  { release: '0.2.0-throws', preface: 'throw new Error("no bundle today");' },
];

const options = { scratch, limitMs: 60_000 };
const trial = (release: CartRelease) => ({
  provider: PROVIDER,
  release: release.release,
  dir: storeCartRelease(scratch, release),
  consumers: ['host-shell'],
});

describe('[J-68] what a consumer relies on', () => {
  let lines: readonly string[] = [];
  beforeAll(async () => {
    lines = await tryExpectations(derived.map(trial), options);
  }, 90_000);
  const of = (release: string) => lines.filter((line) => line.includes(`${PROVIDER}@0.2.0-${release} `));

  it('is met by a release that renders as expected, whatever its implementation', () => {
    expect(of('whole')).toEqual([]);
  });

  it.each([
    ['slot', 'host-shell expects that mfe-cart-checkout@0.2.0-slot fills the slot cart.drawer: it does not fill cart.drawer any more'],
    [
      'prop',
      "host-shell expects that mfe-cart-checkout@0.2.0-prop calls onClose when a link in the drawer leads elsewhere (C-21): 'Lodówka Sudety' leads elsewhere and does not call onClose",
    ],
    [
      'renamed',
      "host-shell expects that mfe-cart-checkout@0.2.0-renamed calls onClose when a link in the drawer leads elsewhere (C-21): 'Lodówka Sudety' leads elsewhere and does not call onClose",
    ],
    ['page', 'host-shell expects that mfe-cart-checkout@0.2.0-page renders pages of kind checkout: it does not render checkout any more'],
    [
      'throws',
      'host-shell expects that mfe-cart-checkout@0.2.0-throws has the same modules in the browser and on the server: no bundle today',
    ],
  ])('is named in one line when a release no longer meets it: %s', (release, line) => {
    expect(of(release)).toContain(line);
    expect(of(release).every((one) => !one.includes('\n'))).toBe(true);
  });

  it('cannot be tried on a release that never returns: nothing is released', async () => {
    const endless = trial({ release: '0.2.0-endless', preface: 'for (;;);' });
    await expect(tryExpectations([endless], { ...options, limitMs: 3_000 })).rejects.toThrow('were not through within 3 s');
  }, 20_000);

  it('applies from the version that the consumer names', () => {
    expect([appliesTo({}, '0.1.0'), appliesTo({ since: '1.2.0' }, '1.1.9'), appliesTo({ since: '1.2.0' }, '1.2.0')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
