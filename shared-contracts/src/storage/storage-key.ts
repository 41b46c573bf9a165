import type { GenericSchema } from 'valibot';

/** What may stand under one key of the browser's storage (T rows). */
export interface StorageKey<Value, Empty extends Value | undefined = Value | undefined> {
  readonly name: string;
  readonly area: 'local' | 'session';
  /** `text`: the bare text; `json`: the bare JSON; `dated`: JSON with version, time stored and life around the value. */
  readonly form: 'text' | 'json' | 'dated';
  readonly schema: GenericSchema<unknown, Value>;
  /** A value of another version is as good as none. */
  readonly version: number;
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
  readonly lifeMs?: number;
  readonly empty?: Empty;
  readonly isCache?: boolean;
}

export function storageKey<Value, const Empty extends Value>(
  options: KeyOptions<Value, Empty> & { readonly empty: Empty },
): StorageKey<Value, Value>;
export function storageKey<Value>(options: KeyOptions<Value, undefined>): StorageKey<Value, undefined>;
export function storageKey<Value>(options: KeyOptions<Value, Value | undefined>): StorageKey<Value> {
  const { name, schema, area = 'local', form = 'dated', version = 1, lifeMs, empty, isCache = false } = options;
  return { name, schema, area, form, version, lifeMs, empty, isCache };
}
