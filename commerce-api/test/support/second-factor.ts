import { TOTP, Secret } from 'otpauth';
import { goodPassword, registered, type SignedIn } from './customers.ts';
import { valueOf } from './checkout.ts';
import type { RunningServer } from './server.ts';

const stepMs = 30_000;

/** How far the clock of a server has been moved ahead. */
const ahead = new WeakMap<RunningServer, number>();

/** Moves the clock of a server, and of the apps that belong to its customers. */
export async function advanceClock(server: RunningServer, ms: number): Promise<void> {
  const { ok } = await fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms }),
  });
  if (!ok) throw new Error('the clock has not been moved');
  ahead.set(server, (ahead.get(server) ?? 0) + ms);
}

const now = (server: RunningServer): number => Date.now() + (ahead.get(server) ?? 0);

/** Moves the clock to shortly after the beginning of a time step, two steps on: no step ends while a test looks at its codes. */
export const toNextStep = (server: RunningServer): Promise<void> => advanceClock(server, 2 * stepMs - (now(server) % stepMs) + 1000);

/** An authenticator app in which one account has been set up; it shares the server's clock. */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  readonly #server: RunningServer;

  constructor(server: RunningServer, secret: string) {
    this.#server = server;
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The code of now, or of so many steps later. */
  code(steps = 0): string {
    return this.#totp.generate({ timestamp: now(this.#server) + steps * stepMs });
  }

  /** A code that has not been used yet: time passes. */
  async nextCode(): Promise<string> {
    await toNextStep(this.#server);
    return this.code();
  }
}

export interface Protected extends SignedIn {
  readonly app: AuthenticatorApp;
  readonly recoveryCodes: readonly string[];
  /** The code that has turned it on. */
  readonly firstCode: string;
}

/** A customer who has turned the second factor on, signed in since before. */
export async function withSecondFactor(server: RunningServer, email: string): Promise<Protected> {
  const session = await registered(server, email);
  const { secret } = valueOf(await session.rest.beginSecondFactor(goodPassword));
  const app = new AuthenticatorApp(server, secret);
  const firstCode = app.code();
  const { recovery_codes } = valueOf(await session.rest.confirmSecondFactor(firstCode));
  return { ...session, app, recoveryCodes: recovery_codes, firstCode };
}

/** The challenge of a right password. */
export async function challengeOf(server: RunningServer, email: string, password = goodPassword): Promise<string> {
  const answer = await server.rest.signIn(email, password);
  if (answer.ok) throw new Error('no code is asked for');
  const { challenge } = answer.error.parameters;
  if (answer.error.code !== 'code_required' || typeof challenge !== 'string') throw new Error(JSON.stringify(answer.error));
  return challenge;
}
