import { posix } from 'node:path';
import { releaseInputs } from './inputs.ts';

/** The arguments that vanilla-extract passes for each class name. */
interface Style {
  /** Ends with the number of the style in its file, from 0, in base 36. */
  readonly hash: string;
  /** Folder of the package that is built. */
  readonly packageName?: string | undefined;
  /** Relative to that folder: `../shared-ui/src/…` for shared files. */
  readonly filePath: string;
}

/** The style files that a bundle of the package may contain, relative to the workspace root, in a stable order. */
export const styleFiles = (root: string, packageName: string): readonly string[] =>
  releaseInputs(root, packageName).files.filter((file) => file.endsWith('.css.ts'));

const packageLetters = (packageName: string): string => packageName.replace(/^mfe-/, '').slice(0, 2);

/** Package and release of a class name (ADR 003): two packages or two releases never share one. */
export const classPrefix = (packageName: string, release: string): string => {
  const hash = release.slice(release.indexOf('-') + 1, release.indexOf('-') + 5);
  return `${packageLetters(packageName)}${hash}`;
};

/** Placeholder for the prefix during the build; as long as the prefix, and in no source. */
export const prefixMark = (packageName: string): string => `${packageLetters(packageName)}-_-_`;

const FILE_DIGITS = 2;

/**
 * Names the classes of a package: prefix, number of the style's file, number of the style in it. They are short, because every document
 * contains hundreds. The numbers depend on the package's files only, so the builds for browser and server agree, and no
 * two styles get the same name.
 *
 * @throws for a file that is none of the package's inputs, and when there are too many files to number
 */
export const classNamer = (files: readonly string[], prefix: string): ((style: Style) => string) => {
  if (files.length > 36 ** FILE_DIGITS) throw new Error(`${files.length} style files are more than ${FILE_DIGITS} digits number`);
  const numbers = new Map(files.map((file, at) => [file, at.toString(36).padStart(FILE_DIGITS, '0')]));
  // vanilla-extract passes the file's hash and the style's number as one string; a file's first style has the number 0.
  const hashes = new Map<string, string>();
  return ({ hash, filePath, packageName = '' }) => {
    const file = posix.join(packageName, filePath);
    const number = numbers.get(file);
    if (number === undefined) throw new Error(`${file} names a class, but is no input of the package`);
    const fileHash = hashes.get(file) ?? hash.slice(0, -1);
    hashes.set(file, fileHash);
    if (!hash.startsWith(fileHash) || hash.length === fileHash.length) throw new Error(`${file}: ${hash} is no style of ${fileHash}`);
    return `${prefix}${number}${hash.slice(fileHash.length)}`;
  };
};
