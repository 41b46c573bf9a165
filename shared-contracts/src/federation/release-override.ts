import * as v from 'valibot';

/**
 * Releases that a developer sees instead of those for everybody, where the host allows it: `?mfe.catalog=<release or address>` sets
 * them, `?mfe.reset=1` ends it. The cookie is the list of them and a signature of the host behind a colon; the page's badge reads it.
 */
export const OVERRIDE_COOKIE = 'mfe_override';

/** The query parameter that ends all overrides. */
export const OVERRIDE_RESET = 'mfe.reset';

/** The query parameter of a package: `mfe.catalog`, `mfe.host-shell`. */
export const overrideParameter = (name: string): string => `mfe.${name.replace(/^mfe-/, '')}`;

/** Tells what a visitor overrides, or what the parameters of its query would, and what is wrong with it. */
export const OVERRIDE_STATE_PATH = '/__federation/overrides';

const stateOfOverride = v.object({
  name: v.string(),
  /** What is rendered; null: that of everybody, for `problem`. */
  release: v.nullable(v.string()),
  address: v.nullable(v.string()),
  problem: v.nullable(v.string()),
});

export const overrideStateSchema = v.object({
  /** Where releases may be shown from, as the setting OVERRIDE_ORIGINS names it. */
  origins: v.array(v.string()),
  overrides: v.array(stateOfOverride),
});

export type OverrideState = v.InferOutput<typeof overrideStateSchema>;
