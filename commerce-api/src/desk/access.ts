import type { FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { bearerToken, tokenHash } from '../customers/token.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import { ApiError } from '../server/api-error.ts';
import { endedStaffSession, staffSessionTimes } from './session.ts';
import type { StaffEntry } from './session-transactions.ts';
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
  /**
   * J-275: a hook for the route that begins sessions: a token of a session would make itself endless there.
   * @throws ApiError 401 without a member's own token; TooManyTries for who guesses
   */
  readonly admitHolder: (request: FastifyRequest) => Promise<void>;
  /** Who has been admitted. */
  readonly staffOf: (request: FastifyRequest) => StaffMember;
  /**
   * J-275: whether who has been admitted has shown their own token: in the header, or now.
   * @param own what was typed as that token
   * @throws TooManyTries for who guesses
   */
  readonly hasShownToken: (request: FastifyRequest, own: string | undefined) => Promise<boolean>;
}

interface AccessServices {
  readonly database: Database<DeskTransactions>;
  readonly limits: Limits;
  readonly now: () => Date;
}

interface Admitted {
  readonly staff: StaffMember;
  readonly kind: 'token' | 'session';
}

const refusedToken = (): ApiError => new ApiError(401, 'staff_token_refused', 'Ten token jest nieprawidłowy albo został unieważniony.');

/** J-157: who may call the desk: holders of a token in the `Authorization` header, and nobody by a cookie. */
export function createDeskAccess({ database, limits, now }: AccessServices): DeskAccess {
  const guesses = limits.of({
    name: 'desk-guesses-network',
    most: mostGuesses,
    spanMs: guessSpanMs,
    refusal: { code: 'too_many_tokens', message: 'Zbyt wiele błędnych tokenów. Spróbuj ponownie za kwadrans.' },
  });
  const calls = limits.of({ name: 'desk-calls', most: mostCalls, spanMs: callSpanMs });
  const admittedBy = new WeakMap<FastifyRequest, Admitted>();

  const look = async (request: FastifyRequest, token: string | undefined): Promise<StaffEntry> => {
    const caller = addressKey(request.ip);
    // A network that has used its tries up costs no more queries.
    await guesses.refuseUsedUp(caller);
    const entry: StaffEntry =
      token === undefined ? { kind: 'unknown' } : await database.run('desk.admit', { hash: tokenHash(token), ...staffSessionTimes(now()) });
    if (entry.kind === 'unknown') await guesses.take(caller);
    return entry;
  };

  const readStaff = async (request: FastifyRequest): Promise<Admitted> => {
    const { authorization } = request.headers;
    if (authorization === undefined) throw new ApiError(401, 'staff_token_missing', 'Podaj token pracownika.');
    const entry = await look(request, bearerToken(authorization));
    if (!('staff' in entry)) throw entry.kind === 'unknown' ? refusedToken() : endedStaffSession(entry.kind);
    await calls.take(String(entry.staff.id));
    return entry;
  };

  const admitted = (request: FastifyRequest): Admitted => {
    const entry = admittedBy.get(request);
    if (entry === undefined) throw new Error('a route of the desk admits everybody');
    return entry;
  };

  return {
    admit:
      (...roles) =>
      async (request) => {
        const entry = await readStaff(request);
        const { role } = entry.staff;
        if (role !== 'admin' && !roles.includes(role)) throw new ApiError(403, 'staff_role', refusals[roles[0] ?? 'admin']);
        admittedBy.set(request, entry);
      },
    admitHolder: async (request) => {
      const entry = await readStaff(request);
      if (entry.kind !== 'token') throw refusedToken();
      admittedBy.set(request, entry);
    },
    staffOf: (request) => admitted(request).staff,
    hasShownToken: async (request, own) => {
      const { kind, staff } = admitted(request);
      if (kind === 'token') return true;
      const shown = await look(request, bearerToken(`Bearer ${own?.trim() ?? ''}`));
      return shown.kind === 'token' && shown.staff.id === staff.id;
    },
  };
}
