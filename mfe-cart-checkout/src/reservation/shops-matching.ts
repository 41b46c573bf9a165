import type { ShelfShop } from 'shared-contracts/rest';

/** Letters without their marks: `Łódź` is found by `lodz`. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Shops in whose name, town, postcode or street every typed word begins one; all of them for an empty text. */
export function shopsMatching(shops: readonly ShelfShop[], query: string): readonly ShelfShop[] {
  const typed = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return shops.filter(({ place, point: { name, street, postcode, city } }) => {
    const words = plain(`${name} ${place} ${street} ${postcode} ${city}`).split(/[\s,.]+/);
    return typed.every((word) => words.some((known) => known.startsWith(word)));
  });
}
