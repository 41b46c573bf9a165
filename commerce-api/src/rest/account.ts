import type { Passkeys } from '../customers/passkeys/passkeys.ts';
import type { CodeLimits } from '../customers/second-factor/code-limits.ts';
import type { SecondFactor } from '../customers/second-factor/second-factor.ts';
import type { SignIn } from '../customers/sign-in.ts';
import type { AppServices } from '../server/app-services.ts';
import { addressRoutes } from './account/addresses.ts';
import { passkeyRoutes } from './account/passkeys.ts';
import { passwordRoutes } from './account/passwords.ts';
import { registrationRoutes } from './account/registration.ts';
import { secondFactorRoutes } from './account/second-factor.ts';
import { sessionRoutes } from './account/session.ts';
import type { TypedApp } from './types.ts';

/** By what customers prove who they are. */
export interface SignInParts {
  readonly signIn: SignIn;
  readonly codeLimits: CodeLimits;
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
}

/** Registration, passwords, data and addresses of customers (∅47, A-46, A-48, A-49), and how they sign in (J-141, J-144). */
export function accountRoutes(services: AppServices, parts: SignInParts) {
  return async (app: TypedApp): Promise<void> => {
    await app.register(registrationRoutes(services));
    await app.register(sessionRoutes(services));
    await app.register(passwordRoutes(services, parts));
    await app.register(secondFactorRoutes(services, parts));
    await app.register(passkeyRoutes(services, parts));
    await app.register(addressRoutes(services));
  };
}
