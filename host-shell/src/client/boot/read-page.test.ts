/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { safeInScript } from '../../server/pages/html.ts';
import { readPageStart } from './read-page.ts';
import { PageOutdated, type PageDataPorts } from './fetch-page-data.ts';

const pageData = {
  releases: { revision: 3, host: '1.0.0-a', remotes: {} },
  frame: null,
  state: { 'Products{}': { name: 'Pralka </script>' } },
};
const boot = { scripts: [{ src: '/assets/host-shell/1.0.0-a/main.js' }, { src: '/assets/host-shell/1.0.0-a/app.js' }] };
const address = '/page-data/abc.json';
const blocks: Record<string, unknown> = { context: { language: 'ua', random: 0.25 }, 'url-resolver': { state: 'unreachable' }, boot };

const leave = (change: Record<string, unknown> = {}) => {
  for (const [id, value] of Object.entries({ ...blocks, ...change })) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = safeInScript(JSON.stringify(value));
    document.body.append(script);
  }
};

// jsdom has no Response: the three things that the reader looks at.
const answer = (status: number, body: unknown = pageData) => ({ ok: status < 400, status, json: async () => body }) as Response;
const ports = (...answers: readonly (Response | Error)[]): PageDataPorts & { readonly asked: string[]; readonly waited: number[] } => {
  const asked: string[] = [];
  const waited: number[] = [];
  const next = [...answers];
  return {
    asked,
    waited,
    fetch: async (url) => {
      asked.push(url);
      const first = next.shift();
      if (first === undefined || first instanceof Error) throw first ?? new Error('asked too often');
      return first;
    },
    wait: async (ms) => void waited.push(ms),
  };
};

const read = {
  releases: pageData.releases,
  page: blocks['url-resolver'],
  frame: null,
  state: pageData.state,
  language: 'ua',
  random: 0.25,
  overridesAllowed: false,
  measured: false,
};

afterEach(() => {
  document.body.replaceChildren();
  delete window.amperioPageData;
});

describe('what the server left in the page', () => {
  it('[R-05] [I-01] is read as it was written', async () => {
    leave({ 'page-data': pageData });
    const nothing = ports();
    expect(await readPageStart(nothing)).toEqual(read);
    expect(nothing.asked).toEqual([]);
  });

  it('[R-05] [J-196] the texts of the resolution come with the page data', async () => {
    const page = { state: 'page', kind: 'listing', params: {}, resolution: { type: 'CATEGORY', id: 12 } };
    const texts = { description: '<h2>Pralki</h2>', faq: [] };
    leave({ 'page-data': { ...pageData, texts }, 'url-resolver': page });
    expect((await readPageStart(ports())).page).toEqual({ ...page, resolution: { ...page.resolution, ...texts } });
  });

  it('[I-01] a language that the shop does not have is Polish', async () => {
    leave({ 'page-data': pageData, context: { language: 'de', random: 0 } });
    expect((await readPageStart(ports())).language).toBe('pl');
  });

  it('what decides about code is checked', async () => {
    leave({
      'page-data': { ...pageData, releases: { ...pageData.releases, remotes: { 'mfe-catalog': { base: 'https://evil.example/' } } } },
    });
    await expect(readPageStart(ports())).rejects.toThrow();
  });
});

describe('what the server left beside the page', () => {
  const apart = { boot: { ...boot, pageData: address } };

  it('is taken over from the loader, which has asked for it', async () => {
    leave(apart);
    window.amperioPageData = Promise.resolve(answer(200));
    const nothing = ports();
    expect(await readPageStart(nothing)).toEqual(read);
    expect(nothing.asked).toEqual([]);
  });

  it('is asked for again while there is no connection or the server fails: the page stays as it is rendered', async () => {
    leave(apart);
    window.amperioPageData = Promise.reject(new TypeError('no connection'));
    const network = ports(answer(503), new TypeError('no connection'), answer(200));
    expect(await readPageStart(network)).toEqual(read);
    expect(network.asked).toEqual(Array(3).fill(address));
    expect(network.waited).toEqual([1_000, 2_000, 4_000]);
  });

  it('is rendered again where the server does not have it: it is told the page', async () => {
    leave(apart);
    window.amperioPageData = Promise.resolve(answer(404));
    const network = ports(answer(200));
    expect(await readPageStart(network)).toEqual(read);
    expect(network.asked).toEqual([`${address}?for=%2F`]);
  });

  it.each<[string, readonly Response[]]>([
    ['is gone', [answer(404), answer(404)]],
    ['belongs to another release of the host', [answer(200, { ...pageData, releases: { ...pageData.releases, host: '1.0.0-b' } })]],
  ])('when it %s, the page is outdated', async (_case, given) => {
    leave(apart);
    await expect(readPageStart(ports(...given))).rejects.toBeInstanceOf(PageOutdated);
  });

  it('a loader without an answer yet is waited for, not doubled', async () => {
    leave(apart);
    let come: (response: Response) => void = jest.fn();
    window.amperioPageData = new Promise((resolve) => {
      come = resolve;
    });
    const nothing = ports();
    const reading = readPageStart(nothing);
    come(answer(200));
    expect(await reading).toEqual(read);
    expect(nothing.asked).toEqual([]);
  });
});
