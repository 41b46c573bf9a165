import type { Company } from './tax-register.ts';

type Place = Pick<Company, 'street' | 'postcode' | 'city'>;

/** Abbreviations that stand small before a name: `ul.`, `al.`, `pl.`, `os.` */
const SMALL = /^(ul|al|pl|os|aleja|plac)\.?$/i;
const NUMERAL = /^[IVXLCM]+$/;

const capitalised = (part: string): string => part.slice(0, 1).toLocaleUpperCase('pl') + part.slice(1).toLocaleLowerCase('pl');

/** A word of capitals as people write it; numbers of houses (`12A`) and of monarchs stay. */
function written(word: string): string {
  if (SMALL.test(word)) return word.toLocaleLowerCase('pl');
  if (NUMERAL.test(word) || /\d/.test(word)) return word;
  return word.split('-').map(capitalised).join('-');
}

/** Registers write capitals alone; what has a small letter is left as it is. */
const asWritten = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.split(' ').map(written).join(' '));

/**
 * The one line of an address in a register, `UL. PROSTA 1/2, 00-838 WARSZAWA`, in its parts. A line of another form is a street: who reads it
 * puts it right.
 */
export function readAddress(line: string): Place {
  const text = line.replaceAll(/\s+/g, ' ').trim();
  const match = /^(?:(.*?),?\s+)?(\d{2}-\d{3})\s+([^,]+)$/.exec(text);
  if (match === null) return { street: asWritten(text), postcode: '', city: '' };
  const [, street = '', postcode = '', city = ''] = match;
  return { street: asWritten(street.trim()), postcode, city: asWritten(city) };
}
