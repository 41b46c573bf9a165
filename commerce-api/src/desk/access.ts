import type { FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { bearerToken, tokenHash } from '../customers/token.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import { ApiError } from '../server/api-error.ts';
import type { StaffMember, StaffRole } from './staff.ts';
import type { DeskTransactions } from './transactions.ts';

/** J-158: wrong tokens that one network may send within a quarter of an hour. Right ones do not count: 256 bits cannot be guessed. */
const mostGuesses = 30;
const guessSpanMs = 15 * 60_000;
/** Calls of one member of staff within a minute; a list with a hundred photos takes about as many. */
const mostCalls = 1200;
const callSpanMs = 60_000;

const refusals: Readonly<Record<StaffRole, string>> = {
  admin: 'Do tego potrzebny jest token administratora.',
  editor: 'Do tego potrzebny jest token redaktora.',
  moderator: 'Do tego potrzebny jest token moderatora.',
};

export interface DeskAccess {
  /**
   * A hook for routes that are open to these roles alone; an admin may do what the others may.
   * @throws ApiError 401 without a token in force, 403 for another role; TooManyTries for who guesses
   */
  readonly admit: (...roles: readonly StaffRole[]) => (request: FastifyRequest) => Promise<void>;
  /** Who has been admitted. */
  readonly staffOf: (request: FastifyRequest) => StaffMember;
}

interface AccessServices {
  readonly database: Database<DeskTransactions>;
  readonly limits: Limits;
}

/** J-157: who may call the desk: holders of a token in the `Authorization` header, and nobody by a cookie. */
export function createDeskAccess({ database, limits }: AccessServices): DeskAccess {
  const guesses = limits.of({
    name: 'desk-guesses-network',
    most: mostGuesses,
    spanMs: guessSpanMs,
    refusal: { code: 'too_many_tokens', message: 'Zbyt wiele błędnych tokenów. Spróbuj ponownie za kwadrans.' },
  });
  const calls = limits.of({ name: 'desk-calls', most: mostCalls, spanMs: callSpanMs });
  const admitted = new WeakMap<FastifyRequest, StaffMember>();

  const readStaff = async (request: FastifyRequest): Promise<StaffMember> => {
    const { authorization } = request.headers;
    const token = bearerToken(authorization);
    if (authorization === undefined) throw new ApiError(401, 'staff_token_missing', 'Podaj token pracownika.');
    const caller = addressKey(request.ip);
    // A network that has used its tries up costs no more queries.
    await guesses.refuseUsedUp(caller);
    const staff = token === undefined ? null : await database.run('desk.staff-of-token', tokenHash(token));
    if (staff === null) {
      await guesses.take(caller);
      throw new ApiError(401, 'staff_token_refused', 'Ten token jest nieprawidłowy albo został unieważniony.');
    }
    await calls.take(String(staff.id));
    return staff;
  };

  return {
    admit:
      (...roles) =>
      async (request) => {
        const staff = await readStaff(request);
        if (staff.role !== 'admin' && !roles.includes(staff.role)) throw new ApiError(403, 'staff_role', refusals[roles[0] ?? 'admin']);
        admitted.set(request, staff);
      },
    staffOf: (request) => {
      const staff = admitted.get(request);
      if (staff === undefined) throw new Error('a route of the desk admits everybody');
      return staff;
    },
  };
}
