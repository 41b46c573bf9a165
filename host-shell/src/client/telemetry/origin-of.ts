/** A package of the shop in one release. */
export interface ReleaseRef {
  readonly remote: string;
  readonly release: string;
}

const ASSET = /\/assets\/([\w-]+)\/([\w.+-]+)\//;

/** The release that an error comes from: the first file of a release in its stack. Null: none of ours. */
export const originOf = (stack: string): ReleaseRef | null => {
  const [, remote, release] = ASSET.exec(stack) ?? [];
  return remote === undefined || release === undefined ? null : { remote, release };
};
