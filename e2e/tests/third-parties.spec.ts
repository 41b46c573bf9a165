import type { Cookie, Locator, Page } from '@playwright/test';
import { TRANSLATION_COOKIE, formatTranslationCookie } from 'shared-contracts';
import { startHost, type OwnServer } from '../lib/own-servers.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';
import { ThirdParty } from '../lib/third-party.ts';

// One host and one fake third party for all tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });
test.use({ hasDecided: false });

let party: ThirdParty;
let host: OwnServer;

test.beforeAll(async ({ shopUrl }) => {
  party = await ThirdParty.start();
  const env = {
    TAG_MANAGER_URL: `${party.url}/tags.js?id=1`,
    PERSONALISATION_URL: `${party.url}/personal.js`,
    TRANSLATION_URL: `${party.url}/translate.js`,
    MEASUREMENT_URL: `${party.url}/collect`,
    FEEDBACK_ORIGINS: party.url,
  };
  host = await startHost({ commerceUrl: shopUrl, env });
  await host.ready('/healthz');
});
test.beforeEach(() => {
  party.behaviour = 'answers';
  party.reset();
});
// An open page would request third parties during the next test.
test.afterEach(({ page }) => page.close());
test.afterAll(async () => {
  await host.stop();
  await party.stop();
});

/** Longer than a page waits before its deferred work, ms. */
const A_WHILE_MS = 5_000;

/** Opens a document and waits until its deferred work has begun, which the live socket shows. */
const settle = async (page: Page, shop: Shop, begin: () => Promise<unknown>, pass: () => Promise<void>): Promise<void> => {
  const socket = page.waitForEvent('websocket');
  await begin();
  await shop.interactive();
  await pass();
  await socket;
};

/** Installs a fake clock. With it, navigation timing does not have the address with which the document was opened. */
const fastClock = async (page: Page): Promise<() => Promise<void>> => {
  await page.clock.install();
  return () => page.clock.fastForward(A_WHILE_MS);
};

const inItsTime = (): Promise<void> => Promise.resolve();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' }).getByRole('button', { name }).click();

/** Allows every purpose in the open settings. */
const allowAll = async (settings: Locator, save: string): Promise<void> => {
  await expect(settings).toBeVisible();
  for (const purpose of await settings.getByRole('switch').all()) await purpose.check();
  await settings.getByRole('button', { name: save }).click();
};

/** The optional cookies of the shop, by name. */
const optionalCookies = async (page: Page): Promise<ReadonlyMap<string, Cookie>> => {
  const cookies = await page.context().cookies(host.url);
  return new Map(cookies.filter(({ name }) => /^(user_uuid|utm_)/.test(name)).map((cookie) => [cookie.name, cookie]));
};

const dataLayer = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])) as unknown[]); // the page's own list

test('[X-04] [J-73] [J-74] [J-90] nothing optional before a decision, exactly what is configured after it, nothing after it is withdrawn; the feedback script once, from an allowed origin only', async ({
  page,
  shop,
  catalogue,
}) => {
  const { url } = await catalogue.category();
  let jiraScript = `${party.url}/feedback.js`;
  await page.route('**/rest/V1/dedicated-content', (route) => route.fulfill({ json: { jiraScript, promotion_archive: true } }));
  await settle(page, shop, () => page.goto(`${host.url}/?utm_source=list&utm_medium=email&query=jan@example.com`), inItsTime);
  await shop.navigate(url);
  expect(party.asked).toEqual([]);
  expect([...(await optionalCookies(page)).keys()]).toEqual([]);
  expect(JSON.stringify(await dataLayer(page))).not.toContain('pageView');

  await press(page, 'Zaakceptuj wszystkie');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toHaveLength(3); // Reflect.get gives any
  expect(new Set(party.asked)).toEqual(new Set(['GET /tags.js?id=1', 'GET /personal.js', 'GET /feedback.js', 'POST /collect']));
  const cookies = await optionalCookies(page);
  expect([...cookies.keys()].toSorted()).toEqual(['user_uuid', 'utm_medium', 'utm_source']);
  expect(cookies.get('utm_source')).toMatchObject({ value: 'list', path: '/', sameSite: 'Lax', httpOnly: false, secure: false });
  const days = ((cookies.get('utm_source')?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);

  await shop.navigate('/kontakt');
  const client_id = cookies.get('user_uuid')?.value;
  const view = (params: object) => ({ client_id, events: [{ name: 'page_view', params }] });
  await expect.poll(() => party.posted).toContainEqual(view({ page_type: 'helper page', page_path: '/kontakt' }));
  expect(party.posted).toContainEqual(view({ page_type: expect.stringMatching(/^Category I{1,3}$/), page_path: url }));
  const entries = await dataLayer(page);
  expect(entries).toContainEqual({ event: 'pageView', pageType: 'helper page', pagePath: '/kontakt' });
  expect(JSON.stringify([entries, party.posted])).not.toContain('jan@example.com');
  expect(party.asked.filter((asked) => asked === 'GET /feedback.js')).toHaveLength(1);

  const vital = (metric: string) => ({ client_id, events: [{ name: 'web_vital', params: { metric, value: expect.any(Number) } }] });
  await expect.poll(() => party.posted).toContainEqual(vital('FCP')); // web vitals are being measured
  const openSettings = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' }).click();
    return page.getByRole('dialog', { name: 'Ustawienia ciasteczek' });
  };
  const settings = await openSettings();
  // The first press ends the measurement of the largest paint, which is sent when the page is idle, still with consent.
  await expect.poll(() => party.posted).toContainEqual(vital('LCP'));
  party.reset();
  jiraScript = 'https://elsewhere.example/feedback.js';
  await settle(
    page,
    shop,
    async () => {
      const read = page.waitForEvent('domcontentloaded');
      await settings.getByRole('button', { name: 'Odrzuć wszystkie' }).click();
      await read;
    },
    inItsTime,
  );
  await shop.navigate('/');
  expect(party.asked).toEqual([]);
  expect([...(await optionalCookies(page)).keys()]).toEqual([]);

  await test.step('a feedback script of another origin is not loaded with those that are allowed', async () => {
    await allowAll(await openSettings(), 'Zaakceptuj wybrane');
    await expect.poll(() => party.asked).toContain('GET /tags.js?id=1');
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
    expect(scripts.filter((src) => src.includes('feedback'))).toEqual([]);
  });
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[X-04] [J-73] [I-06] after a refusal no third party is requested; Ukrainian pages load the translation script; third parties that are down or hang break nothing', async ({
    page,
    shop,
    texts,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/);
    const aWhile = await fastClock(page);
    await page.context().addCookies([{ name: TRANSLATION_COOKIE, value: formatTranslationCookie('ua') ?? '', url: host.url }]);
    const banner = page.getByRole('region', { name: 'Підлаштовуємося під вас' });
    await test.step('after a refusal nothing is requested', async () => {
      await settle(
        page,
        shop,
        () => page.goto(`${host.url}/kontakt?utm_source=list`),
        async () => {
          await banner.getByRole('button', { name: 'Відхилити всі' }).click();
          await aWhile();
        },
      );
      await shop.navigate('/');
      expect(party.asked).toEqual([]);
      expect([...(await optionalCookies(page)).keys()]).toEqual([]);
    });

    await test.step('third parties that are down, the translation among them, break nothing', async () => {
      party.behaviour = 'refuses';
      await page.getByRole('contentinfo').locator('a[href$="#ustawienia-cookies"]').click();
      await allowAll(page.getByRole('dialog', { name: 'Налаштування файлів cookie' }), 'Прийняти вибрані');
      await aWhile();
      await expect.poll(() => party.asked).toEqual(expect.arrayContaining(['GET /tags.js?id=1', 'GET /translate.js']));
    });

    await test.step('third parties that hang break nothing', async () => {
      party.behaviour = 'hangs';
      const asked = party.asked.length;
      await settle(page, shop, () => page.reload(), aWhile);
      await expect.poll(() => party.asked.length).toBeGreaterThan(asked);
      await shop.navigate('/kontakt');
      await shop.expectHeading(texts.translate('mfe-content/pages', 'contact.title'));
    });
  });
});
