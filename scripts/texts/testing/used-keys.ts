const QUOTED = /(['"])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const TEMPLATE = /`([^`\\]*\$\{[^`]*)`/g;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a template literal into its fixed parts. */
const fixedParts = (template: string): readonly string[] => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);

/** Whether a package's sources use a key: as a literal, or as a match of a template literal. */
export const keyReader = (sources: readonly string[]): ((key: string) => boolean) => {
  const named = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const [, , text = ''] of source.matchAll(QUOTED)) named.add(text);
    for (const [, template = ''] of source.matchAll(TEMPLATE)) {
      const parts = fixedParts(template);
      // Only templates that start or end like a key: others could be any text.
      if (/^[a-zA-Z]+\.|^\w{4,}/.test(parts[0] ?? '') || /\.\w{3,}$/.test(parts.at(-1) ?? ''))
        patterns.push(new RegExp(`^${parts.map(escaped).join('[\\w-]+(?:\\.[\\w-]+)*')}$`));
    }
  }
  return (key) => named.has(key) || patterns.some((pattern) => pattern.test(key));
};
