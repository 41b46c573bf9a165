import { SHOP_CODE, STORE_CODES, isStoreCode } from 'shared-contracts/constants';
import * as v from 'valibot';

/** The store of every host name that no setting gives to another one (O-02). */
export const MAIN_STORE = SHOP_CODE;

type Pair = readonly [store: string, value: string];

/** `store=value,…` */
const pairsOf = (text: string): readonly Pair[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair): Pair => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });

const areUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Names of hosts know no case. */
const hostsOf = (text: string): readonly Pair[] => pairsOf(text).map(([store, host]) => [store, host.toLowerCase()]);

// Asked of the text as it was given: that is what a refusal shows.
const hasValidStores = v.check(
  (text: string) => pairsOf(text).every(([store]) => isStoreCode(store)),
  `names a store that is none of ${STORE_CODES.join(', ')}`,
);

/** `amperio_pro=pro.sklep.example,…`: the store of a host name, which belongs to no other. */
export const storeHosts = v.pipe(
  v.string(),
  v.regex(/^(\w+=[\w.-]+(,\w+=[\w.-]+)*)?$/, 'is not a list like store_code=host.name,…'),
  hasValidStores,
  v.check((text) => areUnique(hostsOf(text).map(([, host]) => host)), 'names a host twice'),
  v.transform((text): ReadonlyMap<string, string> => new Map(hostsOf(text).map(([store, host]) => [host, store]))),
);

/** `amperio=https://sklep.example,…`: the public address of a store. */
export const storeUrls = v.pipe(
  v.string(),
  v.regex(/^(\w+=https?:\/\/[^\s/?#,]+\/?(,\w+=https?:\/\/[^\s/?#,]+\/?)*)?$/, 'is not a list like store_code=https://host,…'),
  hasValidStores,
  v.check((text) => areUnique(pairsOf(text).map(([store]) => store)), 'names a store twice'),
  v.transform((text): ReadonlyMap<string, string> => new Map(pairsOf(text).map(([store, url]) => [store, url.replace(/\/$/, '')]))),
);
