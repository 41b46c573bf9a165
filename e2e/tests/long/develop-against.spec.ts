import { Scratch, startHost } from '../../lib/own-servers.ts';
import { SourceCopy } from '../../lib/source-copy.ts';
import { expect, test } from '../../lib/test.ts';

const NAME = 'mfe-content';

test('[J-66] a developer sees a local remote in a running host, and saved changes appear there; nobody else sees it', async ({
  page,
  shop,
  shopUrl,
  texts,
}) => {
  test.setTimeout(180_000); // a clean build and a rebuild
  const scratch = new Scratch();
  const sources = new SourceCopy(NAME, scratch.path('sources'));
  const heading = texts.translate(NAME, 'home.categories');
  sources.edit('src/i18n/pl.json', `"${heading}"`, '"Kategorie z mojego komputera"');
  const host = await startHost({ commerceUrl: shopUrl, env: { OVERRIDES: '1', OVERRIDE_ORIGINS: 'localhost' } });
  await host.ready('/healthz');
  const remote = await sources.develop(scratch.path('data'), ['--filter', NAME, '--against', host.url]);
  try {
    const shown = `${host.url}/?mfe.content=${remote.url}/`;
    await expect.poll(() => remote.output + (remote.hasEnded ? ' (ended)' : ''), { timeout: 120_000 }).toMatch(/Ctrl-C|\(ended\)/);
    expect(remote.output).toMatch(/mfe-content \S+: shown after/);
    expect(remote.output).toContain(shown);
    await shop.useScreen('desktop');
    await page.goto(shown);
    await expect(page.getByRole('heading', { name: 'Kategorie z mojego komputera' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Release overrides' })).toContainText(`from ${remote.url}`);
    sources.edit('src/i18n/pl.json', 'Kategorie z mojego komputera', 'Kategorie po zmianie');
    await expect(page.getByRole('heading', { name: 'Kategorie po zmianie' })).toBeVisible({ timeout: 60_000 });
    expect(await (await fetch(host.url)).text()).toContain(`>${heading}<`);
  } finally {
    await page.close();
    await remote.stop();
    await host.stop();
    scratch.remove();
  }
});
