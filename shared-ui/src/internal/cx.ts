/** Joins class names, leaving out what is absent. (Some hundred times a page: without lists in between.) */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
};
