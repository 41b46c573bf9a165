import type { ApiError, ApiResult } from 'shared-contracts';

const LIMIT_MS = 60_000;
const PAUSE_MS = 40;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A call that the server has answered, but not with what was asked for. */
export class Refused extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(`${error.status} ${error.code} ${error.message}`);
    this.error = error;
  }
}

/** Repeats a call while it is not answered. @throws Refused; also after a minute without an answer */
export async function answered<Value>(ask: () => Promise<ApiResult<Value>>): Promise<Value> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const result = await ask();
    if (result.ok) return result.value;
    const isDown = result.error.kind === 'network' || result.error.status >= 500;
    if (!isDown || performance.now() > until) throw new Refused(result.error);
    await pause();
  }
}

/** Sends a call twice at once, as a double press or a proxy's retry does. */
export const twice = <Value>(ask: (turn: 0 | 1) => Promise<ApiResult<Value>>): Promise<readonly PromiseSettledResult<Value>[]> =>
  Promise.allSettled([answered(() => ask(0)), answered(() => ask(1))]);

/** The answers of calls of which at least one was answered. @throws what refused all of them */
export function answersOf<Value>(settled: readonly PromiseSettledResult<Value>[]): readonly Value[] {
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = settled.find((one) => one.status === 'rejected');
  if (refused !== undefined && answers.length === 0) throw refused.reason;
  return answers;
}

/** Repeats a request until the server has answered it. @returns its status @throws after a minute */
export async function statusOf(url: string, init: RequestInit): Promise<number> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const status = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000), ...init }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 503, // no answer: the server is away, or the network has lost it
    );
    if (status < 500) return status;
    if (performance.now() > until) throw new Error(`${url} is not answered`);
    await pause();
  }
}

/** Sends a request twice at once. @throws unless each is answered with one of these statuses: a repeated call may find its work done */
export async function sentTwice(url: string, init: RequestInit, fine: readonly number[]): Promise<void> {
  const statuses = await Promise.all([statusOf(url, init), statusOf(url, init)]);
  for (const status of statuses) if (!fine.includes(status)) throw new Error(`${url}: ${status}`);
}
