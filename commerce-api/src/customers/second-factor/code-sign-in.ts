import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import { knownBrowserOf, sessionBeginner, type Caller, type SignedIn } from '../begin-session.ts';
import { challengeEnd } from '../challenges.ts';
import { newToken, tokenHash } from '../token.ts';
import type { CodeLimits } from './code-limits.ts';
import { readProof } from './read-proof.ts';
import { usedCode, wrongCode } from './second-factor.ts';

export interface CodeSignIn {
  /** What a right password of an account with a second factor gets: an opaque challenge for five minutes. */
  challenge(customerId: number): Promise<string>;
  /**
   * A token for a challenge and a code of the app, or a recovery code. A wrong code leaves the challenge.
   * @throws ApiError 401 `challenge_ended`, `wrong_code`, `used_code`
   * @throws TooManyTries
   */
  answer(challenge: string, code: string, caller: Caller): Promise<SignedIn>;
}

/** J-141: the second step of a sign-in. */
export function createCodeSignIn(
  services: Pick<AppServices, 'database' | 'mail' | 'now' | 'accountSecrets'>,
  limits: CodeLimits,
): CodeSignIn {
  const { database, mail, now, accountSecrets } = services;
  const beginSession = sessionBeginner(services);
  const knownBrowser = knownBrowserOf(services);
  return {
    challenge: async (customerId) => {
      const challenge = newToken();
      await database.run('challenges.make', { hash: tokenHash(challenge), purpose: 'code', customerId, expiresAt: challengeEnd(now()) });
      return challenge;
    },
    answer: async (challenge, code, caller) => {
      const ended = new ApiError(401, 'challenge_ended', 'Logowanie trwało zbyt długo. Podaj hasło jeszcze raz.');
      const challengeHash = tokenHash(challenge);
      const waiting = await database.run('second-factor.of-challenge', { hash: challengeHash, now: now().toISOString() });
      if (waiting === null) throw ended;
      const { id, email, secret, recovery_salt } = waiting;
      const forget = await limits.ofSignIn(email, caller.address, await knownBrowser(email, caller));
      const proof = await readProof(code, { customerId: id, secret, recovery_salt }, accountSecrets, now());
      if (proof === null) throw wrongCode(401);
      const isCode = 'step' in proof;
      const outcome = await database.run('second-factor.answer', {
        challengeHash,
        proof,
        customerId: id,
        storeCode: caller.storeCode,
        at: now().toISOString(),
      });
      if (outcome === 'used') throw isCode ? usedCode(401) : wrongCode(401);
      if (outcome === 'ended') throw ended;
      await forget();
      if (!isCode) mail.wake();
      return beginSession(id, isCode ? 'code' : 'recovery-code', caller);
    },
  };
}
