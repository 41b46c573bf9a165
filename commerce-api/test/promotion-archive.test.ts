/** The archive of promotions. */
import { describe, expect, it } from '@jest/globals';
import { cartShop } from './support/carts.ts';

const shop = cartShop();

interface Campaign {
  readonly campaign_id: number;
  readonly get_from_m1: boolean;
  readonly name: string;
  readonly date_from: string;
  readonly date_to: string;
  readonly is_running: boolean;
  readonly url: string;
  readonly image: string;
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${shop.server.url}/rest/V1/${path}`, { headers });

const archive = async (headers?: Readonly<Record<string, string>>): Promise<readonly Campaign[]> =>
  ((await (await get('promotion-archive', headers)).json()) as { readonly items: readonly Campaign[] }).items;

const ukrainian = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` };

describe('the archive of promotions', () => {
  it('[A-50] lists campaigns, the newest first, with their days, pictures, and whether they run', async () => {
    const items = await archive();
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(items.map(({ date_from }) => date_from)).toEqual(
      items
        .map(({ date_from }) => date_from)
        .toSorted()
        .toReversed(),
    );
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
    for (const { date_from, date_to, is_running } of items) expect(is_running).toBe(date_from <= today && today <= date_to);
    expect(new Set(items.map(({ is_running }) => is_running))).toEqual(new Set([true, false]));
    const picture = await get(`../..${items[0]?.image}?w=320&f=jpeg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('[A-51] tells of one campaign its description, its rules, and where its products are', async () => {
    for (const { url, campaign_id, get_from_m1, name } of await archive()) {
      expect(url).toBe(`/archiwum-promocji/${campaign_id}/${get_from_m1 ? 1 : 0}`);
      const response = await get(url.replace('/archiwum-promocji', 'campaign-archive'));
      const campaign = (await response.json()) as Readonly<Record<string, unknown>>;
      expect([response.status, campaign]).toEqual([
        200,
        expect.objectContaining({ name, description: expect.stringMatching(/^<p>/), rules: expect.stringMatching(/^<ol>/) }),
      ]);
      const landing = campaign['landing_url'];
      if (typeof landing !== 'string') continue;
      const { urlResolver } = await shop.server.graphql<{ readonly urlResolver: { readonly canonical_url: string } }>(
        'query ($urlKey: String!) { urlResolver(urlKey: $urlKey) { canonical_url } }',
        { urlKey: landing },
      );
      expect(urlResolver.canonical_url).toBe(landing);
    }
  });

  it('[A-51] the second number belongs to the campaign: any other pair is not found', async () => {
    const old = (await archive()).find(({ get_from_m1 }) => get_from_m1);
    const status = async (path: string) => (await get(`campaign-archive/${path}`)).status;
    expect([await status(`${old?.campaign_id}/1`), await status(`${old?.campaign_id}/0`)]).toEqual([200, 404]);
    expect([await status('99999/0'), await status('51/2'), await status('x/0')]).toEqual([404, 400, 400]);
  });

  it('[A-50] [I-06] speaks Ukrainian to who has chosen it', async () => {
    const [polish, other] = [await archive(), await archive(ukrainian)];
    expect(other.map(({ campaign_id }) => campaign_id)).toEqual(polish.map(({ campaign_id }) => campaign_id));
    for (const [at, { name }] of other.entries()) expect(name).not.toBe(polish[at]?.name);
  });
});

describe('[J-294] the promotion paper as PDF', () => {
  const paperOf = async (headers: Readonly<Record<string, string>> = {}) => {
    const { promoPaperPdf } = await shop.server.graphql<{
      readonly promoPaperPdf: { readonly url: string; readonly bytes: number } | null;
    }>('{ promoPaperPdf { url bytes } }', {}, headers);
    if (promoPaperPdf === null) throw new Error('there is no paper');
    return promoPaperPdf;
  };

  it('is printed in both languages, kept, and has the size that the page tells; an earlier address leads to the current one', async () => {
    for (const [headers, title] of [
      [{}, 'Gazetka promocyjna'],
      [ukrainian, 'Акційна газета'],
    ] as const) {
      const { url, bytes } = await paperOf(headers);
      expect(await paperOf(headers)).toEqual({ url, bytes });
      const answer = await fetch(`${shop.server.url}${url}`);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'application/pdf',
        'public, max-age=31536000, immutable',
      ]);
      const file = Buffer.from(await answer.arrayBuffer());
      expect([file.length, file.toString('latin1', 0, 5)]).toEqual([bytes, '%PDF-']);
      // Titles of PDFs are UTF-16 where Latin letters do not do.
      expect([Buffer.from(title), Buffer.from(title, 'utf16le').swap16()].some((written) => file.includes(written))).toBe(true);
      // Each product is a link to its page.
      expect(file.toString('latin1').match(/\/URI \(http/g)?.length ?? 0).toBeGreaterThan(3);
      const earlier = await fetch(`${shop.server.url}${url.replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`)}`, { redirect: 'manual' });
      expect([earlier.status, earlier.headers.get('location')]).toEqual([302, url]);
    }
    expect((await fetch(`${shop.server.url}/media/promo-paper/nie-ma.pdf`)).status).toBe(404);
  });
});
