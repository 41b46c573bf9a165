import { FOOTER_BLOCKS } from 'shared-contracts';
import { ask } from '../lib/graphql.ts';
import { expect, test } from '../lib/test.ts';

/** The text nodes of markup. */
const piecesOf = (html: string): readonly string[] =>
  html
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll(/&nbsp;|\s+/g, ' ').trim())
    .filter((text) => text.length > 2 && !/[&@]/.test(text));

test('[N-32] [S-21] the footer contains all texts of each of the eleven blocks', async ({ request, shopUrl }) => {
  const { footerDataQuery } = await ask<{ footerDataQuery: { items: { identifier: string; content: string }[] } }>(
    shopUrl,
    'query Footer($ids: [String!]!) { footerDataQuery(blocksIds: $ids) { items { identifier content } } }',
    { ids: [...FOOTER_BLOCKS] },
  );
  expect(footerDataQuery.items.map(({ identifier }) => identifier).toSorted()).toEqual(FOOTER_BLOCKS.toSorted());
  const html = await (await request.get('/')).text();
  const text = piecesOf(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '').join('\n');
  expect(text).toMatch(/NIP/);
  for (const { identifier, content } of footerDataQuery.items) {
    const missing = piecesOf(content).filter((piece) => !text.includes(piece));
    expect(missing, identifier).toEqual([]);
  }
});
