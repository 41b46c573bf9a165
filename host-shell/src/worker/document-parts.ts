import * as v from 'valibot';

/** A file that a document needs to hydrate. */
export interface DocumentPart {
  /** Path with query. */
  readonly address: string;
  /** Where the document says so. */
  readonly integrity?: string;
}

const bootSchema = v.object({
  scripts: v.array(v.object({ src: v.string(), integrity: v.string() })),
  late: v.array(v.string()),
  pageData: v.optional(v.string()),
});

const bootOf = (html: string): v.InferOutput<typeof bootSchema> | null => {
  const text = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html)?.[1];
  if (text === undefined) return null;
  try {
    const boot = v.safeParse(bootSchema, JSON.parse(text));
    return boot.success ? boot.output : null;
  } catch {
    return null; // a document of another kind, or cut off on its way
  }
};

/** What a document of the shop (`server/pages/html.ts`) starts with: scripts, page data, the whole stylesheets. */
export const partsOfDocument = (html: string): readonly DocumentPart[] => {
  const boot = bootOf(html);
  if (boot === null) return [];
  const preloads = [...html.matchAll(/<link rel="preload" as="script" crossorigin href="([^"]+)" integrity="([^"]+)">/g)];
  const styles = /<link rel="stylesheet" media="[^"]*" href="([^"]+)" data-files=/.exec(html)?.[1];
  const plain = [...boot.late, ...(boot.pageData === undefined ? [] : [boot.pageData]), ...(styles === undefined ? [] : [styles])];
  return [
    ...boot.scripts.map(({ src, integrity }) => ({ address: src, integrity })),
    ...preloads.flatMap(([, address, integrity]) => (address && integrity ? [{ address, integrity }] : [])),
    ...plain.map((address) => ({ address })),
  ];
};
