import { canary } from 'release-kit/registry';
import { referenceOf } from '../../../scripts/lib/testing/release-reference.ts';
import { withPictures } from '../../lib/browser-start.ts';
import { noteFigure } from '../../lib/figures.ts';
import { expect, test } from '../../lib/own-shop.ts';

test.use(withPictures);

const NAME = 'mfe-account';
const LOGIN = '/customer/account/login';
const VISITORS = 10_000;
const AT_ONCE = 8;

test(`[J-55] a canary at 10 % is rendered for 10 % of ${VISITORS} visitors, within a percentage point; each keeps it, also when the share grows`, async ({
  own: { host, releases },
}) => {
  test.setTimeout(240_000);
  const fresh = releases.derive(NAME, 'new', (code) => code);
  const trial = referenceOf(releases.places, NAME, fresh);
  const ask = async (cookie = '') => {
    const answer = await fetch(host.url + LOGIN, { headers: { cookie } });
    const [, release] = new RegExp(`/assets/${NAME}/([^/]+)/`).exec(await answer.text()) ?? [];
    return { isFresh: release === fresh, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
  };
  const show = async (percentage: number): Promise<void> => {
    releases.change((remotes) => canary(remotes, NAME, trial, percentage, 'salt'));
    const { revision } = releases.registry;
    await expect
      // The host's own answer.
      .poll(async () => ((await (await fetch(`${host.url}/__federation/state`)).json()) as { readonly revision: number }).revision)
      .toBe(revision);
    // The canary is served once it has passed its smoke test.
    await expect.poll(async () => (await ask()).cookie, { timeout: 15_000 }).not.toBe('');
  };
  /** Makes a request for each visitor, `AT_ONCE` at a time. */
  const each = async <Visitor, Answer>(visitors: readonly Visitor[], visit: (visitor: Visitor) => Promise<Answer>): Promise<Answer[]> => {
    const answers: Answer[] = [];
    const left = [...visitors.entries()];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = left.pop(); next !== undefined; next = left.pop()) answers[next[0]] = await visit(next[1]);
      }),
    );
    return answers;
  };

  await show(10);
  const visitors = await each(
    Array.from({ length: VISITORS }, () => ''),
    ask,
  );
  const share = (visitors.filter(({ isFresh }) => isFresh).length / VISITORS) * 100;
  noteFigure(`share of a canary at 10 % over ${VISITORS} visitors`, `${share.toFixed(2)} %`);
  expect(new Set(visitors.map(({ cookie }) => cookie)).size).toBe(VISITORS);
  expect(Math.abs(share - 10)).toBeLessThan(1);

  const again = await each(visitors, ({ cookie }) => ask(cookie));
  expect(again.filter(({ isFresh }, at) => isFresh !== visitors[at]?.isFresh)).toEqual([]);
  await show(20);
  const grown = await each(visitors.slice(0, VISITORS / 10), ({ cookie }) => ask(cookie));
  expect(grown.filter(({ isFresh }, at) => visitors[at]?.isFresh === true && !isFresh)).toEqual([]);
});
