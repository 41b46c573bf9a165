import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import type { CustomerRecord } from '../records.ts';
import type { CodeLimits } from './code-limits.ts';
import { readProof } from './read-proof.ts';
import { newRecoveryCodes, newRecoverySalt, recoveryHash } from './recovery-codes.ts';
import { enrolment, newTotpSecret, stepOf, type Enrolment } from './totp.ts';

const setUpLifeMs = 30 * 60 * 1000;

export const wrongCode = (status: 400 | 401): ApiError => new ApiError(status, 'wrong_code', 'Nieprawidłowy kod.');
export const usedCode = (status: 400 | 401): ApiError =>
  new ApiError(status, 'used_code', 'Ten kod został już użyty. Poczekaj na następny.');

type Person = Pick<CustomerRecord, 'id' | 'email'>;

export interface FactorState {
  /** Since when it is on; null: it is off. */
  readonly since: Date | null;
  readonly codesLeft: number;
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** J-141, J-142: the second factor of customers who are signed in. */
export function createSecondFactor(
  { database, mail, now, accountSecrets }: Pick<AppServices, 'database' | 'mail' | 'now' | 'accountSecrets'>,
  limits: CodeLimits,
) {
  const newCodes = async (salt: string): Promise<{ readonly codes: readonly string[]; readonly codeHashes: readonly string[] }> => {
    const codes = newRecoveryCodes();
    return { codes, codeHashes: await Promise.all(codes.map((code) => recoveryHash(code, salt))) };
  };
  const factorThatIsOn = async (customerId: number) => {
    const factor = await database.run('second-factor.read', customerId);
    if (factor === null || factor.confirmed_at === null)
      throw new ApiError(409, 'second_factor_off', 'Weryfikacja dwuetapowa nie jest włączona.');
    return factor;
  };
  const changeOf = (customerId: number, storeCode: string) => ({ customerId, storeCode, at: now().toISOString() });

  return {
    state: async (customerId: number): Promise<FactorState> => {
      const factor = await database.run('second-factor.read', customerId);
      return { since: factor?.confirmed_at ?? null, codesLeft: factor?.codesLeft ?? 0 };
    },

    /** A new secret for an authenticator app; it is returned only here. @throws ApiError 409 where the factor is on */
    begin: async ({ id, email }: Person, shop: string): Promise<Enrolment> => {
      const secret = newTotpSecret();
      const begun = await database.run('second-factor.begin', {
        customerId: id,
        secret: accountSecrets.seal(secret, id),
        recoverySalt: newRecoverySalt(),
        at: now().toISOString(),
      });
      if (!begun) throw new ApiError(409, 'second_factor_on', 'Weryfikacja dwuetapowa jest już włączona.');
      return enrolment(secret, shop, email);
    },

    /**
     * Turns the factor on by the app's first code.
     * @returns the recovery codes, which are returned only here
     * @throws ApiError 400 `wrong_code`, 409 when there is nothing to confirm any more
     */
    confirm: async ({ id, email }: Person, code: string, storeCode: string): Promise<readonly string[]> => {
      const ended = new ApiError(409, 'set_up_ended', 'Zacznij włączanie weryfikacji dwuetapowej od nowa.');
      const factor = await database.run('second-factor.read', id);
      const isOpen = factor !== null && factor.confirmed_at === null && now().getTime() - factor.created_at.getTime() < setUpLifeMs;
      if (!isOpen) throw ended;
      const forget = await limits.ofCustomer(email);
      const step = stepOf(code.replaceAll(/\s/g, ''), accountSecrets.open(factor.secret, id), now());
      if (step === null) throw wrongCode(400);
      const { codes, codeHashes } = await newCodes(factor.recovery_salt);
      if (!(await database.run('second-factor.confirm', { secret: factor.secret, step, codeHashes, ...changeOf(id, storeCode) })))
        throw ended;
      await forget();
      mail.wake();
      return codes;
    },

    /**
     * Makes sure that somebody who is signed in has the factor, too, where it is on; the code is used up by that.
     * @throws ApiError 400 `code_required`, `wrong_code`, `used_code`
     * @throws TooManyTries
     */
    requireCode: async ({ id, email }: Person, code: string | undefined, storeCode: string): Promise<void> => {
      const factor = await database.run('second-factor.read', id);
      if (factor === null || factor.confirmed_at === null) return;
      if (code === undefined || code === '') throw new ApiError(400, 'code_required', 'Podaj kod z aplikacji.');
      const forget = await limits.ofCustomer(email);
      const proof = await readProof(code, { ...factor, customerId: id }, accountSecrets, now());
      if (proof === null) throw wrongCode(400);
      if (!(await database.run('second-factor.take-proof', { proof, ...changeOf(id, storeCode) })))
        throw 'step' in proof ? usedCode(400) : wrongCode(400);
      await forget();
      mail.wake();
    },

    /** New recovery codes in place of all others. @throws ApiError 409 where the factor is off */
    renewCodes: async ({ id }: Person, storeCode: string): Promise<readonly string[]> => {
      const { recovery_salt } = await factorThatIsOn(id);
      const { codes, codeHashes } = await newCodes(recovery_salt);
      await database.run('second-factor.renew-codes', { codeHashes, ...changeOf(id, storeCode) });
      mail.wake();
      return codes;
    },

    /** @throws ApiError 409 where the factor is off */
    end: async ({ id }: Person, storeCode: string): Promise<void> => {
      await factorThatIsOn(id);
      await database.run('second-factor.end', changeOf(id, storeCode));
      mail.wake();
    },
  };
}
