import { Type } from 'typebox';
import type { Static } from 'typebox';
import { firstRecordKindNames, recordKindNames } from '../../editing/records/record-names.ts';
import { contentKinds, numberedKinds, pageFormats, redirectActions, translationKind } from '../../editing/content.ts';
import { toldFieldTypes } from '../../editing/records/field.ts';
import { nullable, oneOf, RecordId } from './common.ts';

/** Longer than any text that is taken: what is too long is told at its field. */
const Line = Type.String({ maxLength: 2_000 });
const Time = Type.String({ format: 'date-time' });
const Version = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const Price = Type.Integer({ minimum: -(2 ** 31), maximum: 2 ** 31 - 1, description: 'Grosze' });

const Banner = Type.Object({
  kind: Type.Literal('banner'),
  tiles: Type.Array(
    Type.Object({
      graphicsId: RecordId,
      title: Line,
      text: Line,
      button: Line,
      url: Line,
      picture: Type.Optional(
        Type.String({ maxLength: 2_000, description: 'Address of an uploaded one; without it the drawn one is shown' }),
      ),
    }),
    { maxItems: 20 },
  ),
});
const Page = Type.Object({
  kind: Type.Literal('page'),
  urlKey: Line,
  heading: Line,
  format: oneOf(pageFormats),
  source: Type.String({ maxLength: 100_000 }),
  metaTitle: Line,
  metaDescription: Line,
  stores: Type.Array(oneOf(['amperio', 'amperio_pro']), { maxItems: 10, uniqueItems: true }),
  isWithdrawn: Type.Boolean(),
});
const Redirect = Type.Object({ kind: Type.Literal('redirect'), action: oneOf(redirectActions), target: Line });
const Product = Type.Object({
  kind: Type.Literal('product'),
  name: Line,
  shortText: Line,
  format: Type.Optional(oneOf(pageFormats)),
  description: Type.Optional(Type.String({ maxLength: 100_000, description: 'J-341: written in `format`; without it, it stays as it is' })),
  price: Price,
  finalPrice: Price,
});

const Translation = Type.Object({
  kind: Type.Literal(translationKind),
  texts: Type.Array(
    Type.Object({
      field: Type.String({ maxLength: 100 }),
      polish: Type.String({ maxLength: 200_000, description: 'What is translated, as shoppers get it' }),
      format: Type.Optional(oneOf(pageFormats)),
      ukrainian: Type.String({ maxLength: 100_000 }),
    }),
    { maxItems: 100 },
  ),
});

const values = Type.Record(Type.String(), Type.String({ maxLength: 100_000 }), {
  description: 'By the name of the field, as `content-form` names them',
});
const RecordBody = Type.Object({ kind: oneOf(recordKindNames), values });

/** J-217: what an entry with a form of its own says. */
const OwnBody = Type.Union([Banner, Page, Redirect, Product]);
/** J-257: what any entry says. */
const ContentBody = Type.Union([Banner, Page, Redirect, Product, RecordBody, Translation]);

const state = {
  version: Type.Integer({ description: 'The newest one; 0: nobody has changed it here yet' }),
  live_version: nullable(Type.Integer({ description: 'The one that shoppers see; null: none of these' })),
  due_at: nullable(Time),
  due_problem: nullable(Type.String({ description: 'Why it was not published at its time' })),
};

const ListedContent = Type.Object({
  id: RecordId,
  key: Type.String(),
  name: Type.String(),
  detail: Type.String({ description: 'An address, a target' }),
  ...state,
});
export const ContentList = Type.Object({ items: Type.Array(ListedContent) });

export const ContentEntry = Type.Object({
  key: Type.String(),
  name: Type.String({ description: 'What lists call it; empty where they have another name of their own' }),
  ...state,
  due_by: nullable(Type.String({ description: 'Who has asked for it' })),
  content: nullable(OwnBody),
  record: nullable(Type.Object({ kind: oneOf(firstRecordKindNames), values })),
  other_record: Type.Optional(
    nullable(Type.Object({ kind: Type.String(), values }, { description: 'J-320: of a kind that the first contract has not' })),
  ),
  translation: Type.Optional(
    nullable(
      Type.Array(
        Type.Object({
          field: Type.String(),
          is_html: Type.Boolean(),
          polish: Type.String({ description: 'As shoppers get it; the newest version of it' }),
          is_changed: Type.Boolean({ description: 'It is another one than the one that was translated' }),
          ukrainian: Type.String({ description: 'Empty: nobody has translated it' }),
          is_own: Type.Boolean({
            description: 'An editor has written it; else it is what shoppers get from the texts that the shop brings',
          }),
          written: Type.Optional(
            nullable(
              Type.Object(
                { format: oneOf(pageFormats), text: Type.String() },
                { description: 'J-377: HTML as its editor wrote it; null: no text of an editor, or no HTML' },
              ),
            ),
          ),
        }),
        { description: 'J-343: of the kind `translation`: the texts of another entry' },
      ),
    ),
  ),
  has_page: Type.Optional(Type.Boolean({ description: 'A version of it can be seen on its page (J-376)' })),
  is_translated: Type.Optional(Type.Boolean({ description: 'Shoppers read it in both languages (J-343)' })),
  versions: Type.Array(
    Type.Object({
      number: Type.Integer(),
      saved_at: Time,
      by: nullable(Type.String({ description: 'Null: the server, which has found it so' })),
      restored: nullable(Type.Integer({ description: 'The version that was brought back' })),
    }),
  ),
});

/** J-344: contents whose texts are not in Ukrainian, or are in another Polish than when they were translated. */
export const TranslationWork = Type.Object({
  kinds: Type.Optional(Type.Array(Type.String(), { description: 'All kinds that are translated, in the order of the desk' })),
  items: Type.Array(
    Type.Object({
      id: RecordId,
      kind: Type.String(),
      key: Type.String(),
      name: Type.String(),
      missing: Type.Integer({ description: 'Texts that shoppers read in Polish' }),
      changed: Type.Integer({ description: 'Texts whose Polish has changed since they were translated' }),
    }),
  ),
});

export const ContentPlace = Type.Object({ kind: oneOf(contentKinds), key: Type.String({ minLength: 1, maxLength: 260 }) });
export const ContentKindPlace = Type.Object({ kind: oneOf(contentKinds) });
export const NumberedKindPlace = Type.Object({ kind: oneOf(numberedKinds) });
export const RecordKindPlace = Type.Object({ kind: oneOf(recordKindNames) });
export const ContentForm = Type.Object({
  has_page: Type.Boolean({ description: 'A draft of it can be seen on its page' }),
  naming: nullable(oneOf(['number', 'editor'])),
  fields: Type.Array(
    Type.Object({
      name: Type.String(),
      type: oneOf(toldFieldTypes),
      is_picture: Type.Optional(Type.Boolean({ description: 'J-291: the address of an uploaded picture, of the type `line`' })),
      is_order: Type.Optional(
        Type.Boolean({ description: 'J-348: values of the options in their order, one a line, of the type `plain`' }),
      ),
      is_optional: Type.Boolean(),
      is_fixed: Type.Boolean({ description: 'Stays as it was once it was published' }),
      options: Type.Array(Type.Object({ value: Type.String(), label: Type.String({ description: 'Empty where the value says it' }) })),
    }),
  ),
});
export const ContentSearch = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) });
export const ContentSave = Type.Object({ version: Version, content: ContentBody });
export const ContentPublish = Type.Object({ version: Version, at: Type.Optional(Time) });
export const ContentVersion = Type.Object({ version: Version });
export const ContentRestore = Type.Object({ version: Version, number: Version });
export const PreviewAsked = Type.Object({ format: oneOf(pageFormats), source: Type.String({ maxLength: 100_000 }) });
export const Preview = Type.Object({ html: Type.String({ description: 'As shoppers would get it' }) });
export const PreviewLink = Type.Object({ url: Type.String({ description: 'Of the page with the draft, for half an hour' }) });
export const NewPage = Type.Object({ key: Type.String() });

export type ContentEntryAnswer = Static<typeof ContentEntry>;
