import { dirname, join, relative } from 'node:path';

const request = /(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g;

const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(request)].map(([, , stem = '']) => `${join(dirname(path), stem)}.d.ts`);

/** Files that differ between two versions, and all files that import them, directly or indirectly. */
export const affectedFiles = (older: ReadonlyMap<string, string>, newer: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const affected = new Set([...newer].filter(([path, text]) => older.get(path) !== text).map(([path]) => path));
  for (const path of older.keys()) if (!newer.has(path)) affected.add(path);
  for (let before = -1; before !== affected.size;) {
    before = affected.size;
    for (const [path, text] of newer) if (importsOf(path, text).some((read) => affected.has(read))) affected.add(path);
  }
  return affected;
};

/** Rewrites the imports of a file of the newer version: unchanged files are imported from the older version. */
export const readingFrom = (path: string, text: string, affected: ReadonlySet<string>, own: string, other: string): string =>
  text.replaceAll(request, (whole, quote: string, stem: string) => {
    const target = join(dirname(path), stem);
    if (affected.has(`${target}.d.ts`)) return whole;
    const way = relative(join(own, dirname(path)), join(other, target));
    return `${quote}${way.startsWith('.') ? way : `./${way}`}.ts${quote}`;
  });
