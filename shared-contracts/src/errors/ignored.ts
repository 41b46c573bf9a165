/** E-21, ∅42: errors of third parties that are not worth logging. */

export interface IgnoreRules {
  /** Parts of a message, stack or script address. */
  readonly fragments: readonly string[];
  /** Globals of third parties; `x is not defined` of ours is a bug and stays. */
  readonly missingGlobals: readonly string[];
}

export const DEFAULT_IGNORE_RULES: IgnoreRules = {
  fragments: ['gtm.js', 'googletagmanager', 'slider.min.js'],
  missingGlobals: ['dataLayer', 'ga', 'gtag', 'fbq', 'google_tag_manager', '_satellite'],
};

export interface ClientErrorFacts {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly source?: string | undefined;
}

export function isIgnoredError(error: ClientErrorFacts, rules: IgnoreRules = DEFAULT_IGNORE_RULES): boolean {
  const text = `${error.message}\n${error.source ?? ''}\n${error.stack ?? ''}`;
  if (rules.fragments.some((fragment) => text.includes(fragment))) return true;
  const missing = /(?:^|[\s:])([\w$]+) is not defined$/.exec(error.message)?.[1];
  return missing !== undefined && rules.missingGlobals.includes(missing);
}

/** E-20: the same error has the same id, whichever line of a rebuilt bundle it came from. */
export function errorId(error: ClientErrorFacts): string {
  const firstFrame =
    error.stack
      ?.split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim()
      .replace(/:\d+:\d+\)?$/, '') ?? '';
  return `${error.message}|${error.source ?? ''}|${firstFrame}`;
}
