import type { Passkeys } from '../../customers/passkeys/passkeys.ts';
import type { CodeLimits } from '../../customers/second-factor/code-limits.ts';
import type { SecondFactor } from '../../customers/second-factor/second-factor.ts';
import type { SignIn } from '../../customers/sign-in.ts';

/** By what customers prove who they are. */
export interface SignInParts {
  readonly signIn: SignIn;
  readonly codeLimits: CodeLimits;
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
}
