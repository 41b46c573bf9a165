import { createHash } from 'node:crypto';
import type { LeakedPasswords } from './leaked-passwords.ts';

/** The whole check of a form takes about as long as hashing the password. */
const LIMIT_MS = 1500;
/** In bytes. An answer has about a thousand lines of 40 characters, with padding at most twice as many. */
const LONGEST_ANSWER = 300_000;
const PREFIX = 5;
/** What an operator is told at most once in this time. */
const WARN_EVERY_MS = 60_000;

/** @returns undefined when it is too long: no more than that is read then */
async function textOf(answer: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > LONGEST_ANSWER) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}

interface RangeServiceOptions {
  readonly now: () => Date;
  readonly warn: (line: string) => void;
  readonly send?: typeof fetch;
}

/** Whether the lines `<rest of a hash>:<how often>` have this rest; made-up lines of the padding have a zero. */
const isIn = (lines: string, rest: string): boolean =>
  lines.split('\n').some((line) => line.startsWith(`${rest}:`) && !/:0+\s*$/.test(line));

/**
 * A service that knows hashes of leaked passwords by their beginning, as Have I Been Pwned has it (`GET /range/<5 digits>`): it is told 20
 * bits of the SHA-1, which about a thousand leaked passwords share, and answers the rest of all of them (k-anonymity). An answer that is
 * late, too long or none lets the password pass: nobody is kept from registering by somebody else's server.
 * @param origin `https://api.pwnedpasswords.com`
 */
export function rangeService(origin: string, { now, warn, send = fetch }: RangeServiceOptions): LeakedPasswords {
  let warnedAt = -Infinity;
  const tell = (reason: string): void => {
    const at = now().getTime();
    if (at - warnedAt < WARN_EVERY_MS) return;
    warnedAt = at;
    // Nothing of the hash: with the time and the log of a registration it would say something about one customer.
    warn(`leaked passwords cannot be looked up: ${reason}`);
  };
  return {
    has: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const answer = await send(`${origin}/range/${hash.slice(0, PREFIX)}`, {
          // Without it the length of the answer tells whoever watches the line which one it was.
          headers: { 'add-padding': 'true', accept: 'text/plain' },
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        if (!answer.ok) {
          await answer.body?.cancel();
          tell(`status ${answer.status}`);
          return false;
        }
        const lines = await textOf(answer);
        if (lines === undefined) tell('the answer is too long');
        return lines !== undefined && isIn(lines, hash.slice(PREFIX));
      } catch (error) {
        tell(error instanceof Error ? error.name : 'no answer');
        return false;
      }
    },
  };
}
