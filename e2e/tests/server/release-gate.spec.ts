// Releases derived from those of the shop, each with one thing missing, are refused before they become active.
import { expect, test } from '@playwright/test';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderReleaseStorage, integrityOf, parseDocument } from 'release-kit/storage';
import type { Release } from 'release-kit/schema';
import { candidateRelease } from '../../../scripts/lib/gate/gate-release.ts';
import { passGate } from '../../../scripts/lib/gate/pass-gate.ts';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch } from '../../lib/own-servers.ts';

interface Change {
  /** Of the release's document. */
  readonly document?: (release: Release) => Release;
  /** Of each script for browsers. */
  readonly script?: (text: string) => string;
  readonly server?: (text: string) => string;
}

let scratch: Scratch;
let releases: OwnReleases;

test.beforeEach(() => {
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
});
test.afterEach(() => scratch.remove());

/** Runs the gate on a derived release of the package. @returns its output, or the reason of its refusal */
const answerTo = async (name: string, suffix: string, change: Change): Promise<string> => {
  const release = releases.derive(name, suffix, change.server ?? ((text) => text));
  const dir = releases.dir(name, release);
  const file = join(dir, 'release.json');
  const document = parseDocument({ name, release }, readFileSync(file));
  const assets = { ...document.assets };
  for (const script of readdirSync(join(dir, 'web')).filter((path) => path.endsWith('.js') && change.script)) {
    const text = change.script?.(readFileSync(join(dir, 'web', script), 'utf8')) ?? '';
    writeFileSync(join(dir, 'web', script), text);
    assets[script] = integrityOf(Buffer.from(text));
  }
  writeFileSync(file, JSON.stringify((change.document ?? ((same) => same))({ ...document, assets })));
  const lines: string[] = [];
  const gate = {
    registry: releases.registry,
    storage: folderReleaseStorage(releases.releasesDir),
    commerce: null,
    report: (line: string) => void lines.push(line),
  };
  return passGate([await candidateRelease({ name, release, dir })], gate).then(
    () => lines.join('\n'),
    (error: unknown) => String(error),
  );
};

const without = (names: readonly string[] | undefined, gone: string): string[] => (names ?? []).filter((name) => name !== gone);

test.describe('[J-68] the gate before a release', () => {
  test('accepts a release that provides everything that the previous one did', async () => {
    expect(await answerTo('mfe-content', 'same', {})).toMatch(/fits what stays active; .* expectations kept on \d+ releases/);
  });

  test('refuses a remote whose bundle has lost the module of a slot', async () => {
    expect(await answerTo('mfe-cart-checkout', 'slot', { server: (text) => text.replaceAll('./CartDrawer', './Drawer') })).toMatch(
      /host-shell expects that mfe-cart-checkout@\S+-slot fills the slot cart\.drawer: its server bundle has no \.\/CartDrawer/,
    );
  });

  test('refuses a remote that no longer sends an event', async () => {
    const document = (release: Release): Release => ({
      ...release,
      provides: { ...release.provides, events: without(release.provides.events, 'session.ended@1') },
    });
    expect(await answerTo('mfe-account', 'event', { document })).toMatch(
      /mfe-account@\S+-event: Event session\.ended@1: host-shell@\S+ listens to it, and nothing sends it any more/,
    );
  });

  test('refuses a remote that no longer calls a prop of its slot, and whose command no longer sends its event although it is declared', async () => {
    const renamed = (text: string): string => text.replaceAll(/\.emit\((['"])cart\.item-added@1/g, '.emit($1cart.item-changed@1');
    const server = (text: string): string => renamed(text).replaceAll('onClose', 'onLeave');
    const answer = await answerTo('mfe-cart-checkout', 'prop', { script: renamed, server });
    expect(answer).toMatch(/host-shell expects that mfe-cart-checkout@\S+-prop calls onClose when a link in the drawer leads elsewhere/);
    expect(answer).toMatch(
      /mfe-catalog expects that mfe-cart-checkout@\S+-prop puts a product into the cart by its SKU.*: cart\.item-added@1 was not published/,
    );
  });
});
