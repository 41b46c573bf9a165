import { COMMERCE_PREFIXES } from '../../commerce-prefixes.ts';

/** Names of pictures are no secrets; in addresses of pages hashes of orders, ids of reservations and tokens of links are (R-35, R-65, R-66, R-69). */
const secretPages = ['/checkout', '/pqa', '/schowek', '/wystaw-ocene', '/ankieta/powod-rezygnacji'];
const secretPrefixes = [...COMMERCE_PREFIXES.filter((prefix) => prefix !== '/media'), ...secretPages];
/** Ids of carts, hashes of orders and tokens are longer. */
const LONGEST_PLAIN = 15;

const isSecret = (segment: string): boolean => segment.length > LONGEST_PLAIN || /@|%40/.test(segment);

const withoutSecrets = (path: string): string => {
  const prefix = secretPrefixes.find((known) => path.startsWith(`${known}/`));
  if (prefix === undefined) return path;
  const segments = path.slice(prefix.length).split('/');
  return prefix + segments.map((segment) => (isSecret(segment) ? '…' : segment)).join('/');
};

/**
 * An address as the log may hold it (J-119): names of parameters without their values, which are e-mails, tokens and hashes of orders
 * as well as words of searches; in calls of the commerce server no segment that could be one of those.
 */
export const loggedUrl = (url: string): string => {
  const [path = '', query] = url.split(/\?(.*)/s);
  const plain = withoutSecrets(path);
  if (query === undefined || query === '') return plain;
  return `${plain}?${[...new URLSearchParams(query).keys()].map((name) => `${encodeURIComponent(name).slice(0, 40)}=…`).join('&')}`;
};
