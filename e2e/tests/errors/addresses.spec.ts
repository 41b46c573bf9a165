import type { Page } from '@playwright/test';
import { prepareFailures } from '../../lib/connection.ts';
import { expect, test } from '../../lib/test.ts';
import type { Texts } from '../../lib/texts.ts';
import { escapePattern } from '../../lib/texts.ts';

const VIEWS = 'host-shell/views';

/** Any of the three titles of the 404 page. */
const notFound = (texts: Texts): RegExp =>
  new RegExp(['gone', 'promo', 'signal'].map((name) => escapePattern(texts.translate(VIEWS, `notFound.${name}.title`))).join('|'));

interface ResolverAnswer {
  readonly status: number;
  readonly body: object;
}

/**
 * Answers the browser's requests to the resolver, GET and POST, with what was set last; null: the shop answers. The route stays all the
 * time: a request that follows at once on the first route of a page, or on one after the last was removed, may go past it.
 */
const resolverAnswers = async (page: Page): Promise<(next: ResolverAnswer | null) => void> => {
  let answer: ResolverAnswer | null = null;
  await page.route(/\/graphql/, async (route) => {
    const request = route.request();
    if (answer === null || !/urlResolver/i.test(decodeURIComponent(request.url()) + (request.postData() ?? ''))) return route.fallback();
    return route.fulfill({ status: answer.status, json: answer.body });
  });
  return (next) => void (answer = next);
};

test.describe('an address inside the shop', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/WebSocket/, /Failed to load resource/));

  test('[E-13] [V-01] [E-06] [R-23] that does not exist, or whose resolution fails, shows the 404 page within the frame, and another one still works', async ({
    page,
    shop,
    texts,
    catalogue,
  }) => {
    const setAnswer = await resolverAnswers(page);
    await shop.open('/customer/account/login');
    await shop.markDocument();
    await shop.navigate('/nie-ma-takiej');
    await expect(shop.heading).toHaveText(notFound(texts));
    await expect(shop.footer).toBeAttached();
    await shop.main.getByRole('link', { name: texts.translate(VIEWS, 'notFound.home') }).click();
    await expect(page).toHaveURL('/');

    const [category] = (await catalogue.menu()).map((item) => item.category);
    const others = await catalogue.buyable(2);
    for (const [at, status, body] of [
      [0, 200, { errors: [{ message: 'Internal server error' }], data: null }],
      [1, 200, { data: { urlResolver: null } }],
    ] as const) {
      setAnswer({ status, body });
      await shop.navigate(`${category?.url}?page=${at + 1}`);
      await expect(shop.heading, JSON.stringify(body)).toHaveText(notFound(texts));
      setAnswer(null);
      await shop.navigate(others[at]?.url ?? '');
      await shop.expectHeading(others[at]?.name ?? '');
    }
    expect(await shop.isSameDocument()).toBe(true);
  });

  test('[E-12] [V-17] is not requested while the browser is offline', async ({ page, shop, texts, context, catalogue }) => {
    const { url } = await catalogue.category();
    await shop.open('/customer/account/login');
    await prepareFailures(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(graphql|rest)\b/.test(request.url())) asked.push(request.url());
    });
    await context.setOffline(true);
    await expect(page.getByText(texts.translate('host-shell', 'online.offline'))).toBeVisible();
    await shop.navigate(url);
    await expect(shop.heading).toHaveText(notFound(texts));
    expect(asked).toEqual([]);
  });
});
