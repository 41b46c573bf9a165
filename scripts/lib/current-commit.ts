import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit of which a report tells; reports themselves are no changes. */
export const currentCommit = (): string => {
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/reports') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '');
};
