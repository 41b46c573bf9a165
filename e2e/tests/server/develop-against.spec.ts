import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/ports.ts';
import { OwnServer, Scratch } from '../../lib/own-servers.ts';
import { developerHost, expect, test } from '../../lib/own-shop.ts';
import { SourceCopy } from '../../lib/source-copy.ts';

test.use({ hostEnv: developerHost });

const NAME = 'mfe-content';

/** Runs `pnpm dev` in a copy of the sources. */
const develop = async ({ dir }: SourceCopy, dataDir: string, args: readonly string[]): Promise<OwnServer> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts', ...args], {
    cwd: dir,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new OwnServer(`http://localhost:${port}`, child);
};

test('[J-66] a developer sees a local remote in a running host, and saved changes appear there; nobody else sees it', async ({
  page,
  own,
  shop,
  texts,
}, testInfo) => {
  test.setTimeout(180_000); // a build
  const scratch = new Scratch();
  const sources = new SourceCopy(NAME, scratch.path('sources'));
  const heading = texts.translate(NAME, 'home.categories');
  // The release of these sources is there already, as after an earlier day's work: the first change is what is built.
  const release = own.releases.active(NAME);
  cpSync(own.releases.dir(NAME), join(scratch.path('data'), 'dev-releases', NAME, release), { recursive: true });
  const remote = await develop(sources, scratch.path('data'), ['--filter', NAME, '--against', own.host.url]);
  try {
    const shown = `${own.host.url}/?mfe.content=${remote.url}/`;
    await expect.poll(() => remote.output + (remote.hasEnded ? ' (ended)' : ''), { timeout: 120_000 }).toMatch(/Ctrl-C|\(ended\)/);
    expect(remote.output).toMatch(/mfe-content \S+: shown after/);
    expect(remote.output).toContain(shown);
    await shop.useScreen('desktop');
    await page.goto(shown);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Release overrides' })).toContainText(`from ${remote.url}`);
    sources.edit('src/i18n/pl.json', `"${heading}"`, '"Kategorie z mojego komputera"');
    await expect(page.getByRole('heading', { name: 'Kategorie z mojego komputera' })).toBeVisible({ timeout: 120_000 });
    expect(await (await fetch(own.host.url)).text()).toContain(`>${heading}<`);
  } finally {
    await page.close();
    await remote.stop();
    await testInfo.attach('what the command printed', { body: remote.output });
    scratch.remove();
  }
});
