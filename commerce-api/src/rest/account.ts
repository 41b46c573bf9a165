import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { AppServices } from '../server/app-services.ts';
import { addressRoutes } from './account/addresses.ts';
import { customerConsentRoutes } from './account/consents.ts';
import { accountLinkPages } from './account/link-pages.ts';
import { passkeyRoutes } from './account/passkeys.ts';
import { passwordRoutes } from './account/passwords.ts';
import { plusRoutes } from './account/plus.ts';
import { privacyRoutes } from './account/privacy.ts';
import { registrationRoutes } from './account/registration.ts';
import { secondFactorRoutes } from './account/second-factor.ts';
import { sessionRoutes } from './account/session.ts';
import type { SignInParts } from './account/sign-in-parts.ts';
import { ownWritingRoutes } from './account/own-writing.ts';
import type { TypedApp } from './types.ts';

/**
 * Registration, passwords, data and addresses of customers (∅47, A-46, A-48, A-49), how they sign in (J-141, J-144), their data as a
 * whole (J-240), the end of the account (J-241) and its address (J-242), the Plus programme (J-298),
 * what they have written about products (J-308).
 */
export function accountRoutes(
  services: AppServices,
  parts: SignInParts,
  changes: Pick<CatalogueChanges, 'reviewsChanged' | 'shopReviewsChanged'>,
) {
  return async (app: TypedApp): Promise<void> => {
    await app.register(registrationRoutes(services));
    await app.register(sessionRoutes(services));
    await app.register(passwordRoutes(services, parts));
    await app.register(secondFactorRoutes(services, parts));
    await app.register(passkeyRoutes(services, parts));
    await app.register(addressRoutes(services));
    await app.register(privacyRoutes(services, parts));
    await app.register(customerConsentRoutes(services, changes));
    await app.register(plusRoutes(services));
    await app.register(ownWritingRoutes(services, changes));
    await app.register(accountLinkPages(services, changes));
  };
}
