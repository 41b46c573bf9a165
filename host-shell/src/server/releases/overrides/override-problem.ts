/**
 * - `refused`: this host does not show releases from there
 * - `unreachable`: nothing that can be used has answered there
 * - `unusable`: what is there is no release that this host can run
 */
export type OverrideProblemKind = 'refused' | 'unreachable' | 'unusable';

/** Why a release cannot be shown from an address; the message is for the developer who asked. */
export class OverrideProblem extends Error {
  override readonly name = 'OverrideProblem';
  readonly problemKind: OverrideProblemKind;

  constructor(problemKind: OverrideProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problemKind = problemKind;
  }
}

/** The text of any error for a developer. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
