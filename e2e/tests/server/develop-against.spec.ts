import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { releaseIdOf } from 'release-kit/build';
import { readRelease, replaceFile } from '../../lib/derived-release.ts';
import { Scratch } from '../../lib/own-servers.ts';
import { developerHost, expect, test } from '../../lib/own-shop.ts';
import { SourceCopy } from '../../lib/source-copy.ts';

test.use({ hostEnv: developerHost });

const NAME = 'mfe-content';
const LOCAL = 'Kategorie z mojego komputera';

// Compiling takes most of a minute: here the builds are there already, as when sources return to an earlier state. `tests/long` has them compiled.
test('[J-66] a developer sees a local remote in a running host, and saved changes appear there; nobody else sees it', async ({
  page,
  own: { host, releases },
  shop,
  texts,
}, testInfo) => {
  const scratch = new Scratch();
  const sources = new SourceCopy(NAME, scratch.path('sources'));
  const heading = texts.translate(NAME, 'home.categories');
  const builds = scratch.path('data', 'dev-releases', NAME);
  cpSync(releases.dir(NAME), join(builds, releases.active(NAME)), { recursive: true });
  sources.edit('src/i18n/pl.json', `"${heading}"`, `"${LOCAL}"`);
  const release = releaseIdOf(sources.dir, NAME);
  const changed = join(builds, release);
  sources.edit('src/i18n/pl.json', `"${LOCAL}"`, `"${heading}"`);
  cpSync(releases.dir(NAME, releases.reword(NAME, 'developed', heading, LOCAL)), changed, { recursive: true });
  replaceFile(join(changed, 'release.json'), JSON.stringify({ ...readRelease(changed), release }));
  const remote = await sources.develop(scratch.path('data'), ['--filter', NAME, '--against', host.url]);
  try {
    const shown = `${host.url}/?mfe.content=${remote.url}/`;
    await expect.poll(() => remote.output + (remote.hasEnded ? ' (ended)' : ''), { timeout: 30_000 }).toMatch(/Ctrl-C|\(ended\)/);
    expect(remote.output).toMatch(/mfe-content \S+: shown after/);
    expect(remote.output).toContain(shown);
    await shop.useScreen('desktop');
    await page.goto(shown);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Release overrides' })).toContainText(`from ${remote.url}`);
    sources.edit('src/i18n/pl.json', `"${heading}"`, `"${LOCAL}"`);
    await expect(page.getByRole('heading', { name: LOCAL })).toBeVisible({ timeout: 30_000 });
    expect(await (await fetch(host.url)).text()).toContain(`>${heading}<`);
  } finally {
    await page.close();
    await remote.stop();
    await testInfo.attach('what the command printed', { body: remote.output });
    scratch.remove();
  }
});
