/**
 * Releases that a developer sees instead of those for everybody, where the host allows it: `?mfe.catalog=<release>` sets them,
 * `?mfe.reset=1` ends it. The cookie is the list of them and a signature of the host behind a colon; the page's badge reads it.
 */
export const OVERRIDE_COOKIE = 'mfe_override';

/** The query parameter that ends all overrides. */
export const OVERRIDE_RESET = 'mfe.reset';
