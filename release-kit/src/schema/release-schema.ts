import * as v from 'valibot';

/** A Subresource Integrity value. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a sha384 integrity'));

// Paths inside a release: relative, without `..`.
const assetPath = v.pipe(v.string(), v.regex(/^(?!\/)(?!.*\.\.)[\w.@/-]+$/, 'is not a path inside the release'));

const asset = v.object({ path: assetPath, integrity });

const exposed = v.object({ js: v.array(asset), css: v.array(asset) });

// Optional, because a rollback must be able to read the documents of older releases, which lack some lists.
const names = v.array(v.string());

/** `<version>-<hash>` */
export const releaseId = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.+-]*$/, 'is not a release id'));

/** `release.json`: describes a build, immutable. */
export const releaseSchema = v.object({
  schemaVersion: v.literal(1),
  name: v.string(),
  /** `<version>-<hash of all inputs of the build>`: the same sources give the same id and the same bytes. */
  release: releaseId,
  version: v.string(),
  commit: v.string(),
  /** Time of that commit, ISO 8601, so that the same commit gives the same document. */
  builtAt: v.string(),
  owner: v.string(),
  /** The federation container (remotes) or the first script (host). */
  entry: asset,
  exposes: v.record(v.string(), exposed),
  server: asset,
  /** Every file of `web/` with its hash; browsers refuse other files. */
  assets: v.record(assetPath, integrity),
  requires: v.object({
    contracts: v.string(),
    /** Names that the bundle imports from each shared package. */
    imports: v.record(v.string(), v.array(v.string())),
    /** Ranges of the shared packages that it can run with. */
    singletons: v.optional(v.record(v.string(), v.string())),
    /** Slots of the host that it uses. */
    slots: v.optional(names),
    /** Services that it needs, `cart@1`. */
    services: v.optional(names),
    /** Events that it listens to, `name@major`. */
    events: v.optional(names),
    /** The parts of the schema that its documents use: `Product.name` and `Query.product(id)` with their types. */
    graphql: v.optional(v.record(v.string(), v.string())),
    /** Operations that it can call, `GET /rest/V1/…`. */
    rest: v.optional(names),
  }),
  provides: v.object({
    contracts: v.string(),
    /** Slots that it renders. */
    slots: v.optional(names),
    /** Services that it provides, `cart@1`. */
    services: v.optional(names),
    /** Events that it sends, `name@major`. */
    events: v.optional(names),
    /** Of a host: the exports that it provides of each shared package, where it does not provide all of them. */
    names: v.optional(v.record(v.string(), names)),
  }),
  /** Kinds of pages that it renders. */
  routes: v.optional(names),
  /** Declarations of the exposed modules: path in the release's folder → sha384. */
  types: v.optional(v.record(assetPath, integrity)),
  /** J-135: its bill of materials (CycloneDX) in the release's folder; releases of before have none. */
  sbom: v.optional(asset),
  /** The file with the hashes of the GraphQL documents that its code sends (`sentDocumentsSchema`). */
  documents: v.optional(asset),
  /** Versions of the shared packages that the bundle was built with. */
  shared: v.record(v.string(), v.string()),
});

export type Release = v.InferOutput<typeof releaseSchema>;
export type ReleaseAsset = v.InferOutput<typeof asset>;
