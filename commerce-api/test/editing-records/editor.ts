/** The shop that the tests of this folder share, and its editor. */
import { beforeAll } from '@jest/globals';
import { deskAnswer, newStaff, type Staff } from '../support/desk.ts';
import { editorCalls, place, problemOf, type Entry } from '../support/editing.ts';
import { useFilledServer } from '../support/use-server.ts';

export const server = useFilledServer();

/** Known from the first test on. */
export let ola: Staff;

beforeAll(async () => {
  ola = await newStaff(server, 'editor');
}, 60_000);

export const { read, asked, changed, saved, published } = editorCalls(() => ({ server, staff: ola }));
export const valuesOf = ({ record }: Entry): Readonly<Record<string, string>> => record?.values ?? {};
export const newKeyOf = async (kind: string): Promise<string> =>
  (await deskAnswer<{ readonly key: string }>(server, ola.token, `/content-new/${kind}`, { method: 'POST' })).key;
export const refusedAt = async (kind: string, key: string, values: object): Promise<object> => {
  const answer = await asked(kind, key, '', { version: 0, content: { kind, values } });
  return answer.status === 400 ? (await problemOf(answer)).parameters : { status: answer.status };
};
export const resolved = async (urlKey: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'query($urlKey: String!) { urlResolver(urlKey: $urlKey) { type meta_title header_title } }',
      variables: { urlKey },
    }),
  });
  // Our own server's answer.
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly urlResolver: { readonly type: string; readonly meta_title: string | null; readonly header_title: string | null };
    };
  };
  return { ...data.urlResolver, cache: answer.headers.get('cache-control') };
};

export const previewOf = async (kind: string, key: string, version: number): Promise<URL> =>
  new URL(
    (
      await deskAnswer<{ readonly url: string }>(server, ola.token, `${place(kind, key)}/preview-link`, {
        method: 'POST',
        body: { version },
      })
    ).url,
  );

/** A post as its form sends it. */
export async function postValues(): Promise<Readonly<Record<string, string>>> {
  const { fields } = await deskAnswer<{
    readonly fields: readonly { readonly name: string; readonly options: readonly { readonly value: string }[] }[];
  }>(server, ola.token, '/content-form/post');
  const first = (name: string): string => fields.find((field) => field.name === name)?.options[0]?.value ?? '';
  return {
    title: 'Jak ustawić telewizor',
    urlPath: '/blog/jak-ustawic-telewizor.html',
    section: first('section'),
    author: first('author'),
    category: first('category'),
    lead: 'Kilka rad.',
    format: 'markdown',
    source: 'Usiądź **wygodnie**.<script>alert(1)</script>',
    imageAlt: 'Telewizor na szafce',
    metaTitle: 'Jak ustawić telewizor | Blog Amperio',
    metaDescription: 'Kilka rad.',
    isWithdrawn: '',
  };
}

/** Values of a record of a kind that the first contract has not. */
export const otherValuesOf = ({ other_record: record }: Entry): Readonly<Record<string, string>> => record?.values ?? {};
