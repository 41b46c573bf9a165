/**
 * - `missing`: the file or release does not exist
 * - `unreachable`: no answer, or a temporary error
 * - `refused`: wrong credentials
 * - `conflict`: other bytes under the same id
 * - `damaged`: the bytes do not have the hash that the release document lists
 * - `invalid`: not a valid name, release id or path
 */
export type StorageProblem = 'missing' | 'unreachable' | 'refused' | 'conflict' | 'damaged' | 'invalid';

/** Why a call of a release storage failed; the message is one line and names the file. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export const isProblem = (error: unknown, problem: StorageProblem): boolean => error instanceof StorageError && error.problem === problem;
