import { Type } from 'typebox';
import { longestSearch } from '../../editing/replace/limits.ts';
import { firstSearchedKinds, searchedKinds } from '../../editing/replace/searched-kinds.ts';
import { nullable, oneOf, RecordId } from './common.ts';

const Time = Type.String({ format: 'date-time' });
const Kind = oneOf(searchedKinds);
/** Answers name the kinds of the first contract; others are told apart. */
const FirstKind = oneOf(firstSearchedKinds);
const OtherKind = Type.String();
const Key = Type.String({ minLength: 1, maxLength: 260 });
const Sought = Type.String({ minLength: 2, maxLength: longestSearch });
const Index = Type.Integer({ minimum: 0, maximum: 100_000 });
const Field = Type.String({ maxLength: 100 });

export const TextSearch = Type.Object({ search: Sought, match_case: Type.Optional(Type.Boolean()) });

const found = {
  key: Type.String(),
  name: Type.String(),
  is_live: Type.Boolean({ description: 'Shoppers see it; otherwise it is a draft' }),
  seen: Type.String({ description: 'Another one after each change of the content' }),
  hits: Type.Array(
    Type.Object({ field: Type.String(), index: Type.Integer(), before: Type.String(), found: Type.String(), after: Type.String() }),
  ),
};

/** J-293: contents that have a text, with each place of it. */
export const FoundTexts = Type.Object({
  items: Type.Array(Type.Object({ kind: FirstKind, ...found })),
  other_items: Type.Optional(
    Type.Array(Type.Object({ kind: OtherKind, ...found }), { description: 'J-346: the same of kinds that the first contract has not' }),
  ),
  is_cut: Type.Boolean({ description: 'There are more than these' }),
});

export const TextReplacement = Type.Object({
  search: Sought,
  match_case: Type.Optional(Type.Boolean()),
  replacement: Type.String({ maxLength: longestSearch }),
  contents: Type.Array(
    Type.Object({
      kind: Kind,
      key: Key,
      seen: Type.String({ maxLength: 64 }),
      hits: Type.Array(Type.Object({ field: Field, index: Index }), { minItems: 1, maxItems: 1000 }),
    }),
    { minItems: 1, maxItems: 500 },
  ),
});

const left = {
  key: Type.String(),
  name: Type.String(),
  reason: Type.String({ description: '`changed`: somebody has changed it since; otherwise what would be wrong with it' }),
  by: nullable(Type.String({ description: 'Who has changed it' })),
};

export const TextsReplaced = Type.Object({
  id: nullable(RecordId),
  changed: Type.Integer({ description: 'Contents that say something else now' }),
  left: Type.Array(Type.Object({ kind: FirstKind, ...left }), { description: 'Contents that were left as they are' }),
  other_left: Type.Optional(
    Type.Array(Type.Object({ kind: OtherKind, ...left }), { description: 'J-346: the same of kinds that the first contract has not' }),
  ),
});

export const TextReplacements = Type.Object({
  items: Type.Array(
    Type.Object({
      id: RecordId,
      search: Type.String(),
      replacement: Type.String(),
      made_at: Time,
      by: nullable(Type.String()),
      changed: Type.Integer(),
      undone_at: nullable(Time),
      undone_by: nullable(Type.String()),
    }),
  ),
});
