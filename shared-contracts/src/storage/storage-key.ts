import type { GenericSchema } from 'valibot';

/** What may stand under one key of the browser's storage (T rows). */
export interface StorageKey<Value, Empty extends Value | undefined = Value | undefined> {
  readonly name: string;
  readonly area: 'local' | 'session';
  /** `text`: plain text; `json`: plain JSON; `dated`: JSON with version, time stored and life around the value. */
  readonly form: 'text' | 'json' | 'dated';
  readonly schema: GenericSchema<unknown, Value>;
  /** A value of another version is as good as none, unless it can be brought up to this one. */
  readonly version: number;
  /**
   * Makes a value of this version from one that another version has kept (only `dated` values tell theirs); the schema judges
   * the result. After a rollback it meets values of later versions, too: undefined for what it does not know.
   */
  readonly upgrade?: ((value: unknown, version: number) => unknown) | undefined;
  /** ms; undefined = for good. Only `dated` values can expire. */
  readonly lifeMs: number | undefined;
  /** What a reader gets when nothing valid is there, or the storage fails (E-10). */
  readonly empty: Empty;
  /** May be thrown away when the storage is full (E-05). */
  readonly isCache: boolean;
}

interface KeyOptions<Value, Empty> {
  readonly name: string;
  readonly schema: GenericSchema<unknown, Value>;
  readonly area?: 'local' | 'session';
  readonly form?: 'text' | 'json' | 'dated';
  readonly version?: number;
  readonly upgrade?: (value: unknown, version: number) => unknown;
  readonly lifeMs?: number;
  readonly empty?: Empty;
  readonly isCache?: boolean;
}

/** A name of the browser storage with the schema of its value, its life and what it is when nothing is stored. */
export function storageKey<Value, const Empty extends Value>(
  options: KeyOptions<Value, Empty> & { readonly empty: Empty },
): StorageKey<Value, Value>;
export function storageKey<Value>(options: KeyOptions<Value, undefined>): StorageKey<Value, undefined>;
export function storageKey<Value>(options: KeyOptions<Value, Value | undefined>): StorageKey<Value> {
  const { name, schema, area = 'local', form = 'dated', version = 1, upgrade, lifeMs, empty, isCache = false } = options;
  return { name, schema, area, form, version, upgrade, lifeMs, empty, isCache };
}
