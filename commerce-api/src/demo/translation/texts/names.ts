import { untypeset } from '../../../translation/untypeset.ts';
import { physicalStores } from '../../catalogue/content/shops.ts';

/** Names and codes within pages, which are the same in both languages. */
const names: ReadonlySet<string> = new Set([
  'Amperio',
  'Amperio Plus',
  'Amperio Pro',
  'BLIK',
  'PLUS30',
  'RRSO',
  'user_cookies_accept',
  'cart_id',
  'user_uuid',
  'known_browser',
  'translation',
  'mfe_cohort',
  'utm_source, utm_medium, utm_campaign',
  // Terms of the glossary.
  'ANC',
  'CADR',
  'Dolby Atmos',
  'DPI',
  'DVB-T2',
  'E Ink',
  'EPREL',
  'eSIM',
  'GPSR',
  'HDR',
  'HEPA',
  'LiDAR',
  'NFC',
  'No Frost',
  'OLED',
  'Power Delivery',
  'SDS+',
  ...physicalStores.map(({ name }) => name),
]);

/** Street, postcode and town as they stand on a parcel. */
const postalAddress = /^(?:(?:ul|al|pl)\. )?\p{Lu}[^,.]*, \d{2}-\d{3} \p{Lu}[\p{L} -]*$/u;

/** Whether a text is a name, a code or a postal address: nothing that could be translated. */
export const isName = (text: string): boolean => {
  const plain = untypeset(text);
  return names.has(plain) || postalAddress.test(plain);
};
