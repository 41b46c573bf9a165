import type { DescribePage } from 'shared-contracts';
import { GlossaryTermDocument } from '../graphql/generated.ts';

/** J-201: a term of the glossary for search engines; its list describes itself by its links. */
export const describeTerm: DescribePage = async ({ client, resolution, params, origin }) => {
  const { id } = params;
  if (id === undefined || resolution === null) return [];
  const { data } = await client.query(GlossaryTermDocument, { ids: [id] });
  const term = data?.term[0];
  if (!term) return [];
  return [
    {
      '@type': 'DefinedTerm',
      name: term.term,
      description: resolution.meta_description ?? '',
      url: `${origin}/slowniczek-pojec/${term.id}`,
      inDefinedTermSet: `${origin}/slowniczek-pojec.html`,
    },
  ];
};
