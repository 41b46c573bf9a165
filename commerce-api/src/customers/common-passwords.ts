import { createRequire } from 'node:module';
import type { dictionary as Dictionary } from '@zxcvbn-ts/language-common';
import { isGoodPassword } from 'shared-contracts/checkout';
import { once } from '../server/once.ts';

const require = createRequire(import.meta.url);

/** About five thousand passwords that people choose most often, of those that the rules of passwords allow; read for the first new password. */
const commonPasswords = once((): ReadonlySet<string> => {
  const { dictionary } = require('@zxcvbn-ts/language-common') as { readonly dictionary: typeof Dictionary }; // what the package exports
  return new Set(dictionary['passwords-common'].filter(isGoodPassword));
});

/** J-128: attackers try these first. Upper and lower case count as equal. */
export const isCommonPassword = (text: string): boolean => commonPasswords().has(text.toLowerCase());

/** Words that name this shop or what it is: the first ones that somebody tries who guesses passwords of its customers. */
const SHOP_WORDS = /^(?:amperio|pro|plus|sklep|internetowy|online|shop|konto|klient|zakupy|agd|rtv)+$/;

/** Digits and signs that stand for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

/** J-128: only words of the shop, whatever digits and signs stand beside or instead of their letters: `Amperio2026`, `5klep!Online1`. */
export const isShopPassword = (text: string): boolean => {
  const plain = text.toLowerCase();
  const read = plain.replaceAll(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return SHOP_WORDS.test(lettersOf(plain)) || SHOP_WORDS.test(lettersOf(read));
};
