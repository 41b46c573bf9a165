import { dictionary } from '@zxcvbn-ts/language-common';
import { isGoodPassword } from 'shared-contracts/checkout';

/** About five thousand passwords that people choose most often, of those that the rules of passwords allow. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter(isGoodPassword));

/** J-128: whoever guesses begins with these. Capital letters make none of them better. */
export const isCommonPassword = (text: string): boolean => common.has(text.toLowerCase());
