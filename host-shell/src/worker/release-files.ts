/** A kept file of a release. */
export interface KeptFile {
  /** `/assets/mfe-catalog/1.0.0-a/main.js` */
  readonly path: string;
  /** When its server sent it, ms since 1970; 0 when it does not say. */
  readonly sentAt: number;
}

/** About six release sets of four remotes and the host. */
export const MOST_FILES = 400;
/** A release leaves the store a week after it was replaced: nothing can be loaded beside its files then. */
export const FILES_LAST_MS = 8 * 24 * 60 * 60 * 1000;

/**
 * Which files of releases go: those past their time, and the oldest beyond the number. What open pages have pinned stays,
 * however old it is and however much there is: they load the rest of their release from the same release.
 * @param pinned folders of releases, `/assets/mfe-catalog/1.0.0-a/`
 */
export const filesToDrop = (
  files: readonly KeptFile[],
  pinned: ReadonlySet<string>,
  now: number,
  most: number = MOST_FILES,
): readonly string[] => {
  // The document of a release is beside its files.
  const folderOf = ({ path }: KeptFile): string => path.slice(0, path.lastIndexOf('/') + 1).replace(/^\/releases\//, '/assets/');
  const isPinned = (file: KeptFile): boolean => pinned.has(folderOf(file));
  const free = files.filter((file) => !isPinned(file)).toSorted((one, other) => one.sentAt - other.sentAt);
  const expired = free.filter(({ sentAt }) => now - sentAt > FILES_LAST_MS).length;
  const dropped = Math.max(expired, Math.min(free.length, files.length - most));
  return free.slice(0, dropped).map(({ path }) => path);
};
