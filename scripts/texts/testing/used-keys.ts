const QUOTED = /(['"])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const TEMPLATE = /`([^`\\]*\$\{[^`]*)`/g;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a template literal into its fixed parts. */
const fixedParts = (template: string): readonly string[] => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);

/** Which keys a package's sources name: as they are, or put together at run time from a beginning that tells them. */
export const keyReader = (sources: readonly string[]): ((key: string) => boolean) => {
  const named = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const [, , text = ''] of source.matchAll(QUOTED)) named.add(text);
    for (const [, template = ''] of source.matchAll(TEMPLATE)) {
      const parts = fixedParts(template);
      // A key begins with the name of its place; a template that does not could be any text.
      if (/^[a-zA-Z]+\.|^\w{4,}/.test(parts[0] ?? '') || /\.\w{3,}$/.test(parts.at(-1) ?? ''))
        patterns.push(new RegExp(`^${parts.map(escaped).join('[\\w-]+(?:\\.[\\w-]+)*')}$`));
    }
  }
  return (key) => named.has(key) || patterns.some((pattern) => pattern.test(key));
};
