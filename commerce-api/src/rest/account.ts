import type { SignIn } from '../customers/sign-in.ts';
import type { AppServices } from '../server/app-services.ts';
import { addressRoutes } from './account/addresses.ts';
import { passwordRoutes } from './account/passwords.ts';
import { registrationRoutes } from './account/registration.ts';
import { sessionRoutes } from './account/session.ts';
import type { TypedApp } from './types.ts';

/** Registration, passwords, data and addresses of customers (∅47, A-46, A-48, A-49). */
export function accountRoutes(services: AppServices, signIn: SignIn) {
  return async (app: TypedApp): Promise<void> => {
    await app.register(registrationRoutes(services));
    await app.register(sessionRoutes(services));
    await app.register(passwordRoutes(services, signIn));
    await app.register(addressRoutes(services));
  };
}
