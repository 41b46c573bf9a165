import * as v from 'valibot';

/** What a page tells its browser about one remote: where it is and what it must weigh. */
const remoteInPage = v.object({
  release: v.string(),
  /** Base address of the release's `web` folder, ending with a slash. */
  base: v.string(),
  entry: v.string(),
  /** Path → sha384 of everything the remote may load; null: fetched with the release document when needed. */
  assets: v.nullable(v.record(v.string(), v.string())),
  /** sha384 of `release.json`, for when `assets` is null. */
  document: v.object({ url: v.string(), integrity: v.string() }),
});

/** The release set that a page was rendered with (block `#releases`); an open page stays on it. */
export const pageReleasesSchema = v.object({
  revision: v.number(),
  host: v.string(),
  remotes: v.record(v.string(), remoteInPage),
});

export type PageReleases = v.InferOutput<typeof pageReleasesSchema>;
export type RemoteInPage = v.InferOutput<typeof remoteInPage>;
