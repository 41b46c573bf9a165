/** How a page asks for products: in batches (P-25), in parts (P-26), and not again for what there is not (P-28). */
import { type Exchange, type Operation, type OperationResult, makeOperation, makeResult } from '@urql/core';
import { filter, fromArray, fromValue, map, merge, mergeMap, pipe, share } from 'wonka';

import { PRODUCT_BLACKLIST_THRESHOLD } from '../constants/limits.ts';
import { batchIds } from './batches.ts';
import { type Blacklist, createBlacklist } from './blacklist.ts';
import { splitDocument } from './split-document.ts';
import { type Document, fieldsOf, fragmentsOf, operationOf, perDocument, variableOf } from './syntax.ts';

type Key = number | string;
type Item = Readonly<Record<string, unknown>>;

/** The field of a product that answers to each argument. */
const KEYS = { ids: 'id', gids: 'gid', skus: 'sku' } as const;
type KeyName = keyof typeof KEYS;

interface Question {
  readonly keys: KeyName;
  readonly variable: string;
}

/** What a document asks of `msProducts`, if it asks nothing else. */
const questionOf = perDocument((document: Document): { readonly asks: Question | undefined } => {
  const operation = operationOf(document);
  const roots = operation ? fieldsOf(operation, fragmentsOf(document)) : [];
  const [root] = roots;
  if (roots.length !== 1 || root?.name?.value !== 'msProducts' || root.alias) return { asks: undefined };
  // Its keys: KeyName in text.
  const found = (Object.keys(KEYS) as KeyName[]).flatMap((keys) => {
    const variable = variableOf(root.arguments, keys);
    return variable === undefined ? [] : [{ keys, variable }];
  });
  return { asks: found.length === 1 ? found[0] : undefined };
});

const partsOf = perDocument((document) => ({ documents: splitDocument(document) }));

const itemsIn = ({ data }: OperationResult): readonly Item[] => data?.msProducts?.items ?? [];

/** Fields of products that came in parts, put together by id; one that has gone between the parts is left out. */
const joined = (parts: readonly (readonly Item[])[]): readonly Item[] =>
  parts.reduce((known, part) => {
    const more = new Map(part.map((item) => [item['id'], item]));
    return known.flatMap((item) => {
      const rest = more.get(item['id']);
      return rest ? [{ ...item, ...rest }] : [];
    });
  });

/** An operation that was sent as several, and what has come of it. */
interface Reading {
  readonly operation: Operation;
  /** By batch, then by part. */
  readonly sent: readonly (readonly Operation[])[];
  readonly results: Map<number, OperationResult>;
}

/** The first key of what is sent for operations; urql's own are whole numbers. */
const FIRST_PART_KEY = 0.5;
const isPart = ({ key }: Operation): boolean => !Number.isInteger(key);

const resultOf = ({ operation, sent, results }: Reading): OperationResult => {
  const all = [...results.values()];
  const failed = all.find(({ error }) => error);
  const [first] = all;
  const batches = sent.map((parts) => joined(parts.map(({ key }) => itemsIn(results.get(key) ?? makeResult(operation, { data: null })))));
  if (failed && !failed.data) return { ...failed, operation };
  const data = { ...first?.data, msProducts: { ...first?.data?.msProducts, items: batches.flat() } };
  return { ...(failed ?? first), operation, data, stale: false, hasNext: false } as OperationResult; // of a result: at least one is there
};

/** @param now ms */
export function productReads(now: () => number): Exchange {
  const blacklist = (): Blacklist<Key> => createBlacklist<Key>(PRODUCT_BLACKLIST_THRESHOLD, now);
  const blacklists: Readonly<Record<KeyName, Blacklist<Key>>> = { ids: blacklist(), gids: blacklist(), skus: blacklist() };
  const readings = new Map<number, Reading>();
  const readingOf = new Map<number, Reading>();
  let partKey = FIRST_PART_KEY;

  const keysOf = ({ variables }: Operation, { variable }: Question): readonly Key[] => {
    const given: unknown = variables?.[variable];
    return Array.isArray(given) ? given : [];
  };

  /** What is sent for an operation; null where nothing has to be. */
  const plan = (operation: Operation): readonly Operation[] | null => {
    const { asks } = operation.kind === 'query' ? questionOf(operation.query) : { asks: undefined };
    if (!asks) return [operation];
    const given = keysOf(operation, asks);
    // Who presses "try again" means all of them.
    const isAllowed = operation.context.requestPolicy === 'network-only' ? () => true : blacklists[asks.keys].allows;
    const wanted = given.filter(isAllowed);
    if (given.length > 0 && wanted.length === 0) return null;
    const { documents } = partsOf(operation.query);
    const batches = batchIds(wanted);
    if (batches.length <= 1 && documents.length === 1 && wanted.length === given.length) return [operation];
    const sent = batches.map((keys) =>
      documents.map((query) => ({
        ...makeOperation(operation.kind, operation),
        key: partKey++,
        query,
        variables: { ...operation.variables, [asks.variable]: keys },
      })),
    );
    const reading: Reading = { operation, sent, results: new Map() };
    readings.set(operation.key, reading);
    for (const { key } of sent.flat()) readingOf.set(key, reading);
    return sent.flat();
  };

  const forget = (reading: Reading): void => {
    readings.delete(reading.operation.key);
    for (const { key } of reading.sent.flat()) readingOf.delete(key);
  };

  /** Breaks off all that was sent for an operation. */
  const breakOff = ({ key }: Operation): readonly Operation[] => {
    const reading = readings.get(key);
    if (!reading) return [];
    forget(reading);
    return reading.sent.flat().map((operation) => makeOperation('teardown', operation));
  };

  /** What is passed on for an operation, with what it takes the place of: answers of two moments are not joined. */
  const pass = (operation: Operation) => {
    const brokenOff = breakOff(operation);
    if (operation.kind === 'teardown' && brokenOff.length > 0) return { operation, sent: brokenOff, isNothing: false };
    const planned = plan(operation);
    return { operation, sent: [...brokenOff, ...(planned ?? [])], isNothing: planned === null };
  };

  /** Remembers which of the keys have given nothing. */
  const note = (result: OperationResult): void => {
    const { asks } = result.operation.kind === 'query' ? questionOf(result.operation.query) : { asks: undefined };
    if (!asks || result.error || !result.data) return;
    const field = KEYS[asks.keys];
    const items = itemsIn(result);
    if (items.some((item) => item[field] === undefined)) return;
    blacklists[asks.keys].note(keysOf(result.operation, asks), new Set(items.map((item) => item[field] as Key))); // the schema says so
  };

  /** The result of an operation once all that was sent for it has come. */
  const collect = (result: OperationResult): readonly OperationResult[] => {
    note(result);
    const reading = readingOf.get(result.operation.key);
    // A part of what was broken off belongs to nothing any more.
    if (!reading) return isPart(result.operation) ? [] : [result];
    reading.results.set(result.operation.key, result);
    if (reading.results.size < reading.sent.flat().length) return [];
    forget(reading);
    return [resultOf(reading)];
  };

  return ({ forward }) =>
    (operations$) => {
      const planned$ = pipe(operations$, map(pass), share);
      const nothing$ = pipe(
        planned$,
        filter(({ isNothing }) => isNothing),
        mergeMap(({ operation }) =>
          fromValue(makeResult(operation, { data: { __typename: 'Query', msProducts: { __typename: 'ProductsResult', items: [] } } })),
        ),
      );
      const sent$ = pipe(
        planned$,
        mergeMap(({ sent }) => fromArray([...sent])),
        forward,
        mergeMap((result) => fromArray([...collect(result)])),
      );
      return merge([nothing$, sent$]);
    };
}
