import type { Row } from './rows.ts';

/** The area of work that an open row belongs to. */
export type Owner = 'product' | 'finding' | 'cart and checkout' | 'account' | 'content';

export const owners: readonly Owner[] = ['product', 'finding', 'cart and checkout', 'account', 'content'];

/** `A-19…A-21` is a range, `P` all rows of a letter. The first matching rule decides. */
const rules: readonly (readonly [owner: Owner, ids: string])[] = [
  [
    'product',
    'P M W O-05 O-09 R-47 R-49 R-50 R-66 S-12 S-40…S-42 Q-08 Q-10 Q-15…Q-17 Q-20 Q-26 A-19…A-21 A-30 A-38 A-39 A-54 L N-10 N-16 N-18 N-19 N-27 ' +
      'H-01…H-04 H-07 H-08 T-13 Z-09 Z-11 Z-15 Z-20 Z-24…Z-26 Z-28 Z-32 Z-38',
  ],
  ['finding', 'R-15 R-16 R-72 R-73 Q-05…Q-07 Q-13 Q-23 D-11…D-15 Z-01 Z-06…Z-08 Z-10 Z-13 Z-36 Z-39 Z-43'],
  [
    'account',
    'F U B-06…B-09 O-08 O-11…O-13 R-48 R-61…R-63 R-65 R-69 S-06 A-42…A-45 A-52 A-55…A-57 Q-18 Q-21 Q-22 N-21 T-02 T-06 Z-14 Z-16 Z-18 Z-19 Z-29 Z-35',
  ],
  ['content', 'B-05 B-10…B-14 O-04 R-46 R-59 R-60 R-64 R-70 A-50 A-51 A-53 A-60 S-44 H-09 Z-21…Z-23 Z-27'],
  ['cart and checkout', 'C K Y A R-35…R-39 O-06 O-07 E-19 T-03 T-07…T-11 X-02 X-03 D-16 S-35 H-05 Z'],
];

/** The owner of rows without a rule, by their package; rows of the shell belong to content. */
const byPackage: readonly (readonly [name: string, owner: Owner])[] = [
  ['mfe-cart-checkout', 'cart and checkout'],
  ['mfe-account', 'account'],
  ['mfe-content', 'content'],
  ['mfe-catalog', 'finding'],
  ['commerce-api', 'product'],
  ['shared-ui', 'product'],
  ['shared-contracts', 'finding'],
];

const names = (ids: string, id: string): boolean =>
  ids.split(' ').some((rule) => {
    const [first = '', last] = rule.split('…');
    if (!first.includes('-')) return id.startsWith(`${first}-`);
    if (last === undefined) return id === first;
    const number = Number(id.slice(2));
    return id.startsWith(first.slice(0, 2)) && number >= Number(first.slice(2)) && number <= Number(last.slice(2));
  });

/** The owner of a row. */
export const ownerOf = ({ id, packages }: Row): Owner =>
  rules.find(([, ids]) => names(ids, id))?.[0] ?? byPackage.find(([name]) => packages.includes(name))?.[1] ?? 'content';
