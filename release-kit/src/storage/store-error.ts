/**
 * - `missing`: it is not there
 * - `unreachable`: no answer, or one that may be better the next time
 * - `refused`: wrong credentials
 * - `conflict`: other bytes under the same id
 * - `damaged`: not what its release says
 * - `invalid`: a name or a release that no store takes
 */
export type StoreProblem = 'missing' | 'unreachable' | 'refused' | 'conflict' | 'damaged' | 'invalid';

/** Why a release store did not do as it was told; the message is one line and says which file. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export const isProblem = (error: unknown, problem: StoreProblem): boolean => error instanceof StoreError && error.problem === problem;
