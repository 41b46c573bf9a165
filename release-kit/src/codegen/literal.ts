/** A syntax tree as a literal, without locations and without members that equal their default. */
export const literal = (node: unknown): string => {
  if (Array.isArray(node)) return `[${node.map(literal).join(',')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  const isAbsent = (key: string, value: unknown): boolean =>
    key === 'loc' || value === undefined || (Array.isArray(value) && value.length === 0 && key !== 'values' && key !== 'fields');
  const members = Object.entries(node).filter(([key, value]) => !isAbsent(key, value));
  return `{${members.map(([key, value]) => `${key}:${literal(value)}`).join(',')}}`;
};
