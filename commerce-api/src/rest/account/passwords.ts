import { Type } from 'typebox';
import { emailProblem, newPasswordProblem } from '../../customers/field-checks.ts';
import { requireUnleaked } from '../../customers/leaked-passwords/leaked-passwords.ts';
import { hashPassword } from '../../customers/password-hash.ts';
import { requireCustomer } from '../../customers/session.ts';
import { bearerToken, newToken, tokenHash } from '../../customers/token.ts';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { AskResetBody, ChangePasswordBody, ResetPasswordBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['customers'];
const done = { 200: Type.Boolean(), ...errorAnswers };

const hourMs = 60 * 60 * 1000;
const linkLifeMs = hourMs;
/** To one inbox: whoever asks more often finds the last link there. */
const mostLinksPerAccount = 5;
const mostPerAddress = 60;
/** Longer than the work for a known e-mail address takes, so that the clock does not tell known from unknown ones. */
const answerAfterMs = 250;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Forgotten and changed passwords (∅47). */
export function passwordRoutes(services: AppServices, { signIn, codeLimits }: Pick<SignInParts, 'signIn' | 'codeLimits'>) {
  const byAccount = services.limits.of({ name: 'reset-account', most: mostLinksPerAccount, spanMs: hourMs });
  const byAddress = services.limits.of({ name: 'reset-address', most: mostPerAddress, spanMs: hourMs });

  return async (app: TypedApp): Promise<void> => {
    app.put(
      '/rest/V1/customers/password',
      {
        schema: {
          operationId: 'askPasswordReset',
          tags,
          summary: 'Sends a link for a new password; the answer is the same for unknown addresses',
          body: AskResetBody,
          response: done,
        },
      },
      async (request) => {
        requireValid({ email: emailProblem(request.body.email) });
        await byAddress.take(addressKey(request.ip));
        const email = request.body.email.trim().toLowerCase();
        // Known or not: an e-mail address over its limit is answered like any other, and gets no further link.
        const mayAsk = await byAccount.isAllowed(email);
        const token = newToken();
        const at = services.now();
        const ask = {
          email,
          token,
          tokenHash: tokenHash(token),
          storeCode: storeOf(request, services.reference).code,
          at: at.toISOString(),
          expiresAt: new Date(at.getTime() + linkLifeMs).toISOString(),
        };
        await Promise.all([mayAsk ? services.database.run('passwords.ask-reset', ask) : undefined, wait(answerAfterMs)]);
        services.mail.wake();
        return true;
      },
    );

    app.post(
      '/rest/V1/customers/resetPassword',
      {
        schema: {
          operationId: 'resetPassword',
          tags,
          summary: 'Sets a new password by the link of the e-mail',
          body: ResetPasswordBody,
          response: done,
        },
      },
      async (request) => {
        const { resetToken, newPassword, endPasskeys = false } = request.body;
        requireValid({ newPassword: newPasswordProblem(newPassword) });
        const caller = addressKey(request.ip);
        await byAddress.take(caller);
        await requireUnleaked(services.leakedPasswords, 'newPassword', newPassword);
        const changed = await services.database.run('passwords.reset', {
          tokenHash: tokenHash(resetToken),
          passwordHash: await hashPassword(newPassword),
          storeCode: storeOf(request, services.reference).code,
          at: services.now().toISOString(),
          endsPasskeys: endPasskeys ? 'all' : 'young',
        });
        if (changed === null) throw new ApiError(400, 'reset_token_invalid', 'Link jest nieprawidłowy lub wygasł. Poproś o nowy link.');
        await byAddress.giveBack(caller);
        await signIn.unlock(changed.email, request.ip);
        await codeLimits.unlock(changed.email);
        services.mail.wake();
        return true;
      },
    );

    app.put(
      '/rest/V1/customers/me/password',
      { schema: { operationId: 'changePassword', tags, summary: 'Changes the password', body: ChangePasswordBody, response: done } },
      async (request) => {
        const { id, email } = await requireCustomer(request, services);
        const { currentPassword, newPassword } = request.body;
        requireValid({
          currentPassword: currentPassword === '' ? 'required' : null,
          newPassword: newPasswordProblem(newPassword),
        });
        await signIn.requirePassword(email, currentPassword);
        await requireUnleaked(services.leakedPasswords, 'newPassword', newPassword);
        await services.database.run('passwords.change', {
          customerId: id,
          passwordHash: await hashPassword(newPassword),
          keptTokenHash: tokenHash(bearerToken(request.headers.authorization) ?? ''),
          storeCode: storeOf(request, services.reference).code,
          at: services.now().toISOString(),
        });
        services.mail.wake();
        return true;
      },
    );
  };
}
