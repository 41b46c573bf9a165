import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { root } from '../../scripts/lib/paths.ts';
import { audit } from './axe.ts';

/** Stores and colour schemes: each pair gives every part other colours. */
export const stores = ['amperio', 'amperio_pro'] as const;
export const colorSchemes = ['light', 'dark'] as const;

/** How parts are looked at. */
interface Look {
  readonly colorScheme: (typeof colorSchemes)[number];
  /** The widths at which axe looks. */
  readonly audited: readonly number[];
  /** Rules of axe; all by default. */
  readonly rules?: readonly string[];
}

/** Widths of the window in which parts are looked at, px. */
export const widths = [1440, 390, 320] as const;

const serve = async (): Promise<{ readonly server: ChildProcess; readonly url: string }> => {
  const server = spawn(process.execPath, [join(root, 'shared-ui/gallery/serve.ts')], {
    cwd: root,
    env: { ...process.env, GALLERY_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(text.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The gallery ended with code ${code}`)));
  });
  return { server, url };
};

/** A test of the gallery of shared parts; each worker builds and serves it once. */
export const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from the pattern
    async ({}, use) => {
      const { server, url } = await serve();
      await use(url);
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Opens a part of the gallery. @returns the browser's complaints, collected from now on */
export async function openPart(page: Page, gallery: string, query: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${gallery}/?${query}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return complaints;
}

/** Looks at every part in every state in the colours of a store: no overflow at any width, and axe finds nothing at the audited ones. */
export const auditParts = async (page: Page, gallery: string, store: (typeof stores)[number], looks: readonly Look[]): Promise<void> => {
  await page.emulateMedia({ colorScheme: looks[0]?.colorScheme ?? 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints = await openPart(page, gallery, `store=${store}`);
  for (const { colorScheme, audited, rules } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (!audited.includes(width)) continue;
      const { violations } = await (rules === undefined ? audit(page) : audit(page).withRules([...rules])).analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, first: nodes[0]?.html })),
        `${colorScheme}, ${width} px`,
      ).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
};

export { expect };
