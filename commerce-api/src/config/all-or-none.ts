import { StartError } from '../server/start-error.ts';

type Given<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/**
 * The values of settings that make sense together only, by their names; undefined where none of them is set.
 * @param others settings that have defaults, and without these names would do nothing
 * @throws StartError when some are set and some are not
 */
export function allOrNone<Name extends string, Other extends string>(
  given: Given<Name | Other>,
  names: readonly Name[],
  others: readonly Other[],
): Readonly<Record<Name, string>> | undefined {
  const isSet = [...names, ...others].some((name) => given[name] !== undefined);
  if (!isSet) return undefined;
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length > 0)
    throw new StartError(`${missing.join(', ')} must be set, too: ${names.join(', ')} are set together or not at all`);
  // Every name has a value by now.
  return Object.fromEntries(names.map((name) => [name, given[name] ?? ''])) as Record<Name, string>;
}
