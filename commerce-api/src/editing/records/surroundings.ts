import type { Connection } from '../../database/database.ts';
import { offered } from '../../catalogue/edited-records.ts';
import type { BlogAuthor, BlogCategory, Category, CmsBlock, MenuLink, PhysicalStore } from '../../model/index.ts';
import type { ChoiceList, RecordField } from './field.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What records of editors refer to. */
export interface Surroundings {
  readonly choices: Readonly<Record<ChoiceList, readonly Choice[]>>;
  readonly categoryId: (path: string) => number | undefined;
  readonly categoryPath: (id: number) => string | undefined;
}

/** Columns of links; stores have one of their own under the same name, which is one place for all of them. */
const footerColumns = (blocks: readonly CmsBlock[]): readonly Choice[] =>
  [
    ...new Map(
      blocks.filter(({ identifier }) => identifier.startsWith('footer_links_')).map(({ identifier, title }) => [identifier, title]),
    ),
  ].map(([value, label]) => ({ value, label }));

interface Records {
  readonly categories: readonly Category[];
  readonly sections: readonly BlogCategory[];
  readonly authors: readonly BlogAuthor[];
  readonly shops: readonly PhysicalStore[];
  readonly menuLinks: readonly MenuLink[];
  readonly blocks: readonly CmsBlock[];
}

export function surroundings({ categories, sections, authors, shops, menuLinks, blocks }: Records): Surroundings {
  const idOfPath = new Map(categories.map(({ id, urlPath }) => [urlPath, id]));
  const pathOfId = new Map(categories.map(({ id, urlPath }) => [id, urlPath]));
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const choice = ({ id, name }: { readonly id: number; readonly name: string }): Choice => ({ value: String(id), label: name });
  return {
    choices: {
      sections: sections.map(choice),
      authors: authors.map(choice),
      leaves: categories.filter(({ id }) => !parents.has(id)).map(choice),
      shops: shops.map(choice),
      menuLinks: offered(menuLinks)
        .toSorted((a, b) => a.position - b.position)
        .map(choice),
      footerColumns: footerColumns(blocks),
    },
    categoryId: (path) => idOfPath.get(path),
    categoryPath: (id) => pathOfId.get(id),
  };
}

/** Read in the transaction that uses it. */
export async function readSurroundings(db: Connection): Promise<Surroundings> {
  const categories = await db.selectFrom('category').select('document').orderBy('name').execute();
  const records = await db
    .selectFrom('reference_record')
    .select(['kind', 'document'])
    .where('kind', 'in', ['blogCategories', 'blogAuthors', 'physicalStores', 'menuLinks', 'cmsBlocks'])
    .orderBy('position')
    .execute();
  // The import wrote each kind from the list of that very name and type.
  const list = <Kind>(kind: string): readonly Kind[] => records.filter((row) => row.kind === kind).map(({ document }) => document as Kind);
  return surroundings({
    categories: categories.map(({ document }) => document),
    sections: list<BlogCategory>('blogCategories'),
    authors: list<BlogAuthor>('blogAuthors'),
    shops: list<PhysicalStore>('physicalStores'),
    menuLinks: list<MenuLink>('menuLinks'),
    blocks: list<CmsBlock>('cmsBlocks'),
  });
}

/** Values of a field of choices, with their names where they come from the catalogue. */
export const choicesOf = ({ choices = [] }: RecordField, around: Surroundings): readonly Choice[] =>
  typeof choices === 'string' ? around.choices[choices] : choices.map((value) => ({ value, label: '' }));
