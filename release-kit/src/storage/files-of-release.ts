import type { Release, ReleaseAsset } from '../schema/release-schema.ts';

/** The files with which hosts and browsers run a release, by their paths in its folder; compressed copies are not named. */
export const runFilesOf = ({ server, documents, assets }: Pick<Release, 'server' | 'documents' | 'assets'>): readonly ReleaseAsset[] => [
  server,
  ...(documents === undefined ? [] : [documents]),
  ...Object.entries(assets).map(([path, integrity]) => ({ path: `web/${path}`, integrity })),
];
