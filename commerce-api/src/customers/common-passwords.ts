import { dictionary } from '@zxcvbn-ts/language-common';
import { isGoodPassword } from 'shared-contracts/checkout';

/** About five thousand passwords that people choose most often, of those that the rules of passwords allow. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter(isGoodPassword));

/** J-128: attackers try these first. Upper and lower case count as equal. */
export const isCommonPassword = (text: string): boolean => common.has(text.toLowerCase());
