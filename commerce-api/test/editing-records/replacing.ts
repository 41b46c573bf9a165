/** Texts that are searched and replaced. */
import { describe, expect, it } from '@jest/globals';
import { desk, deskAnswer, newStaff } from '../support/desk.ts';
import { asked, newKeyOf, ola, otherValuesOf, published, read, saved, server } from './editor.ts';

describe('[J-293] a text that is searched and replaced', () => {
  interface Found {
    readonly kind: 'page';
    readonly key: string;
    readonly name: string;
    readonly is_live: boolean;
    readonly seen: string;
    readonly hits: readonly { readonly field: string; readonly index: number; readonly before: string; readonly found: string }[];
  }
  interface Outcome {
    readonly id: number | null;
    readonly changed: number;
    readonly left: readonly { readonly name: string; readonly reason: string; readonly by: string | null }[];
  }
  const word = 'Zielonodymek';
  const found = async (search: string): Promise<readonly Found[]> =>
    (await deskAnswer<{ readonly items: readonly Found[] }>(server, ola.token, `/text-search?search=${encodeURIComponent(search)}`)).items;
  const replaced = (contents: readonly Found[], replacement: string): Promise<Outcome> =>
    deskAnswer(server, ola.token, '/text-replacements', {
      method: 'POST',
      body: {
        search: word,
        replacement,
        contents: contents.map(({ kind, key, seen, hits }) => ({
          kind,
          key,
          seen,
          hits: hits.map(({ field, index }) => ({ field, index })),
        })),
      },
    });
  const undone = (id: number | null): Promise<Response> => desk(server, ola.token, `/text-replacements/${id}/undo`, { method: 'POST' });
  const pageOf = async (urlKey: string, isPublished: boolean): Promise<string> => {
    const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const content = {
      urlKey,
      heading: `Strona ${urlKey}`,
      format: 'markdown',
      source: `Nasz ${word} i drugi ${word.toLowerCase()}.`,
      metaTitle: word,
      metaDescription: 'Opis',
      stores: ['amperio'],
      isWithdrawn: false,
    };
    await (isPublished ? published : saved)('page', key, 0, content);
    return key;
  };
  const sourceOf = async (key: string) => (await read('page', key)).content['source'];

  it('is found where it stands, with its words around, replaced in the chosen places as one change with one row in the log, and taken back as one', async () => {
    const [shown, draft, other] = [await pageOf('zamiana-a', true), await pageOf('zamiana-b', false), await pageOf('zamiana-c', true)];
    const items = await found(word.toUpperCase());
    expect(items.map(({ key, is_live: isLive, hits }) => [key, isLive, hits.map(({ field }) => field)])).toEqual([
      [shown, true, ['source', 'source', 'metaTitle']],
      [other, true, ['source', 'source', 'metaTitle']],
      [draft, false, ['source', 'source', 'metaTitle']],
    ]);
    expect(items[0]?.hits[1]).toMatchObject({ index: 1, before: `Nasz ${word} i drugi `, found: word.toLowerCase() });

    // A colleague is faster on one of them: it is named, and nothing of it is overwritten.
    const jan = await newStaff(server, 'editor');
    const before = await read('page', other);
    await asked('page', other, '', { version: before.version, content: { ...before.content, heading: `${word} Jana` } }, jan);
    const chosen = items.map((item) => ({ ...item, hits: item.hits.filter(({ field }) => field === 'source').slice(1) }));
    const outcome = await replaced(chosen, 'Siwek');
    expect(outcome).toMatchObject({ changed: 2, left: [{ reason: 'changed', by: 'Test editor' }] });
    expect([await sourceOf(shown), await sourceOf(draft)]).toEqual(Array(2).fill(`Nasz ${word} i drugi Siwek.`));
    expect([(await read('page', shown)).live_version, (await read('page', draft)).live_version]).toEqual([2, null]);
    expect((await read('page', other)).content['heading']).toBe(`${word} Jana`);
    // A second press finds another state, and changes nothing.
    expect(await replaced(chosen, 'Siwek')).toMatchObject({ id: null, changed: 0 });

    // One of the two is changed since: the other one is taken back, this one is named.
    expect(await (await undone(outcome.id)).json()).toMatchObject({ changed: 2, left: [] });
    expect([await sourceOf(shown), await sourceOf(draft)]).toEqual(Array(2).fill(`Nasz ${word} i drugi ${word.toLowerCase()}.`));
    expect((await read('page', shown)).live_version).toBe(3);
    expect((await undone(outcome.id)).status).toBe(409);
    const boss = await newStaff(server, 'admin');
    const { replacements } = await deskAnswer<{ readonly replacements: readonly object[] }>(server, boss.token, '/audit');
    expect(replacements).toMatchObject([
      { action: 'undo-replacement', subject_id: outcome.id, staff_name: 'Test editor', state_before: 'replaced', state_after: 'undone' },
      { action: 'replace-texts', subject_id: outcome.id, state_after: 'replaced' },
    ]);
  });

  it('[J-346] is found in news, events, salons and stories of producers, too, and replaced there', async () => {
    const key = await newKeyOf('news');
    const text = 'Błękitnoróg';
    const values = {
      title: `Nowości: ${text}`,
      urlPath: '/aktualnosci/blekitnorog.html',
      lead: 'Lead.',
      format: 'markdown',
      source: 'Tekst.',
      metaTitle: 'Nowości',
      metaDescription: 'Opis.',
      isWithdrawn: '',
    };
    await published('news', key, 0, { values });
    const search = await deskAnswer<{ readonly items: readonly Found[]; readonly other_items: readonly Found[] }>(
      server,
      ola.token,
      `/text-search?search=${encodeURIComponent(text)}`,
    );
    expect([search.items, search.other_items.map((one) => [one.kind, one.key, one.hits.length])]).toEqual([[], [['news', key, 1]]]);
    const body = {
      search: text,
      replacement: 'Siwek',
      contents: search.other_items.map(({ kind, key: of, seen, hits }) => ({
        kind,
        key: of,
        seen,
        hits: hits.map(({ field, index }) => ({ field, index })),
      })),
    };
    const made = () =>
      deskAnswer<Outcome & { readonly other_left: readonly object[] }>(server, ola.token, '/text-replacements', { method: 'POST', body });
    expect(await made()).toMatchObject({ changed: 1, left: [], other_left: [] });
    expect(otherValuesOf(await read('news', key))['title']).toBe('Nowości: Siwek');
    expect(await made()).toMatchObject({ id: null, other_left: [{ kind: 'news', key, reason: 'changed' }] });
  });

  it('is not replaced where the content would be refused, and stays taken back only where nobody has changed it since', async () => {
    const [one, two] = [await pageOf('zamiana-d', true), await pageOf('zamiana-e', true)];
    const items = (await found(word)).filter(({ key }) => [one, two].includes(key));
    const titles = items.map((item) => ({ ...item, hits: item.hits.filter(({ field }) => field === 'metaTitle') }));
    // Without its title a page is refused.
    expect(await replaced(titles, '')).toMatchObject({ id: null, changed: 0, left: [{ reason: 'required' }, { reason: 'required' }] });
    const outcome = await replaced(titles, 'Siwek');
    const { version, content } = await read('page', two);
    await published('page', two, version, { ...content, heading: 'Nowszy' });
    expect(await (await undone(outcome.id)).json()).toMatchObject({ changed: 1, left: [{ name: 'Nowszy', reason: 'changed' }] });
    expect([(await read('page', one)).content['metaTitle'], (await read('page', two)).content['metaTitle']]).toEqual([word, 'Siwek']);
  });
});
