import * as v from 'valibot';

/** Blocks of the home page whose content is structured (`cms_json`), in the order of the page. */
export const homeBlockIds = ['home_hero', 'home_trust_bar', 'home_deal_of_the_day', 'home_shelves'] as const;

const heroSchema = v.object({
  tiles: v.array(
    v.object({
      graphicsId: v.pipe(v.number(), v.integer()),
      title: v.string(),
      text: v.string(),
      button: v.string(),
      url: v.string(),
      size: v.picklist(['large', 'small']),
      ink: v.string(),
      /** J-292: address of an editor's picture in the place of the drawn one, and what it shows. */
      picture: v.optional(v.string()),
      pictureText: v.optional(v.string()),
    }),
  ),
});

const trustBarSchema = v.object({
  items: v.array(v.object({ icon: v.string(), title: v.string(), text: v.string(), url: v.string() })),
});

const dealSchema = v.object({ sku: v.string(), endsAt: v.pipe(v.string(), v.isoTimestamp()) });

const shelvesSchema = v.object({
  shelves: v.array(v.object({ title: v.string(), url: v.string(), skus: v.array(v.string()) })),
});

// A shelf is a taste of its list: more tiles only make the page heavy.
const SHELF_TILES = 10;

export type HeroTile = v.InferOutput<typeof heroSchema>['tiles'][number];
export type TrustItem = v.InferOutput<typeof trustBarSchema>['items'][number];
export type Deal = v.InferOutput<typeof dealSchema>;
export type ShelfContent = v.InferOutput<typeof shelvesSchema>['shelves'][number];

/** What the editors of the home page have put together; a block that is missing or broken leaves its section out. */
export interface HomeContent {
  readonly hero: readonly HeroTile[];
  readonly trust: readonly TrustItem[];
  readonly deal: Deal | null;
  readonly shelves: readonly ShelfContent[];
}

interface Block {
  readonly identifier: string;
  readonly cms_json: string;
}

const read = <Schema extends v.GenericSchema>(
  blocks: readonly Block[],
  identifier: string,
  schema: Schema,
): v.InferOutput<Schema> | null => {
  const block = blocks.find((candidate) => candidate.identifier === identifier);
  if (!block || block.cms_json === '') return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), block.cms_json);
  return result.success ? result.output : null;
};

/** Reads the structured blocks (B-02): each is parsed on its own, so that one broken block costs one section. */
export const homeContent = (blocks: readonly Block[]): HomeContent => ({
  hero: read(blocks, 'home_hero', heroSchema)?.tiles ?? [],
  trust: read(blocks, 'home_trust_bar', trustBarSchema)?.items ?? [],
  deal: read(blocks, 'home_deal_of_the_day', dealSchema),
  shelves: (read(blocks, 'home_shelves', shelvesSchema)?.shelves ?? []).map((shelf) => ({
    ...shelf,
    skus: shelf.skus.slice(0, SHELF_TILES),
  })),
});

/** Every product of the page once: one question for all of them. */
export const homeSkus = ({ deal, shelves }: HomeContent): string[] => [
  ...new Set([...(deal ? [deal.sku] : []), ...shelves.flatMap(({ skus }) => skus)]),
];

/** True when the colour (hex) is a light one: the text on a picture is then drawn light, on a dark veil. */
export const isLightInk = (ink: string): boolean => {
  const channel = (at: number) => Number.parseInt(ink.slice(at, at + 2), 16);
  return /^#[0-9a-f]{6}$/i.test(ink) && 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 140;
};
