import { parseReleaseList } from './release-list.ts';

/** A release that a visitor sees instead of everybody's. */
export interface Override {
  readonly release: string;
  /** The folder that it was read from, with a slash at its end; null: the store. */
  readonly address: string | null;
}

export type Overrides = ReadonlyMap<string, Override>;

// Overrides by package in the text of a cookie: `mfe-catalog@1.0.0-a~mfe-account@1.0.0-b.at-…@http%3A%2F%2Flocalhost%3A3001%2F`.
const MOST = 8;
const pair = /^([^@]+@[^@]+)(?:@([\w.%-]{1,600}))?$/;

const readPair = (text: string): readonly [string, Override] | null => {
  const [, named = '', encoded] = pair.exec(text) ?? [];
  const [entry] = parseReleaseList(named) ?? [];
  if (entry === undefined) return null;
  try {
    return [entry[0], { release: entry[1], address: encoded === undefined ? null : decodeURIComponent(encoded) }];
  } catch {
    return null; // half an escape
  }
};

/** @returns overrides by package; null for what is no such list */
export const parseOverrides = (text: string | null): Overrides | null => {
  if (text === null) return null;
  const pairs = text.split('~').map(readPair);
  return pairs.length > MOST || pairs.includes(null) ? null : new Map(pairs.filter((one) => one !== null));
};

/** What `encodeURIComponent` leaves as it is, but a list of a cookie does not. */
const encode = (address: string): string =>
  encodeURIComponent(address).replace(/[~!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The text of overrides, as `parseOverrides` reads it. */
export const formatOverrides = (overrides: Overrides): string =>
  [...overrides].map(([name, { release, address }]) => `${name}@${release}${address === null ? '' : `@${encode(address)}`}`).join('~');

const MARK = /\.at-[0-9a-f]{24}$/;

/**
 * The id under which a host serves a release from an address: its own with the start of its document's hash. The same id always
 * means the same bytes, and never those of a release of the store.
 * @param documentHash hexadecimal
 */
export const addressedId = (release: string, documentHash: string): string => `${release}.at-${documentHash.slice(0, 24)}`;

/** Whether an id is that of a release from an address. */
export const isAddressed = (release: string): boolean => MARK.test(release);

/** The release's own id. */
export const ownId = (release: string): string => release.replace(MARK, '');
