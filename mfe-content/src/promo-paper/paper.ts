import * as v from 'valibot';

/** The block of editors that holds the paper (`cms_json`). */
export const PAPER_BLOCK = 'promo_paper';

const paperSchema = v.object({
  validFrom: v.pipe(v.string(), v.isoDate()),
  validTo: v.pipe(v.string(), v.isoDate()),
  pages: v.pipe(
    v.array(
      v.object({ image: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), title: v.string(), text: v.string(), skus: v.array(v.string()) }),
    ),
    v.minLength(1),
  ),
});

export type Paper = v.InferOutput<typeof paperSchema>;
export type PaperPage = Paper['pages'][number];

/** The paper of the store; null where there is none, or its block is broken. */
export const paperOf = (blocks: readonly { readonly cms_json: string }[]): Paper | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), paperSchema), blocks[0]?.cms_json ?? '');
  return result.success ? result.output : null;
};

/** The page that `?p=` asks for, from 1; what it cannot be is the first one. */
export const paperPageAt = (paper: Paper, wanted: string | null): number => {
  const page = Number(wanted ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= paper.pages.length ? page : 1;
};

export const paperPath = (page: number): string => (page === 1 ? '/promopaper/paper/' : `/promopaper/paper/?p=${page}`);

/** Address of a page's picture, without width and format. */
export const paperPicture = ({ image }: Pick<PaperPage, 'image'>): string => `/media/cms/${image}`;
