import { newestOf, shareStep, type CurrentToken, type SuccessionPorts } from './token-succession.ts';

/** J-275: so long a page uses one token of its session. */
const REPLACED_AFTER_MS = 60 * 60_000;

interface TokenPorts extends SuccessionPorts {
  /** What the tab holds: the token, and since when; without a time it is no session's. */
  readonly read: () => CurrentToken | undefined;
  readonly write: (token: CurrentToken) => void;
  /** Asks the server for the nonce of the next token; null: it stays. Rejects where there is no answer. */
  readonly ask: (token: string) => Promise<string | null>;
  readonly now: () => number;
  /** One tab after the other. */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

/** Takes over what other tabs have replaced the token with. */
async function catchUp(ports: TokenPorts, held: CurrentToken): Promise<CurrentToken> {
  const newest = await newestOf(ports, held);
  // Signed out, or in again, meanwhile.
  if (newest.token !== held.token && ports.read()?.token === held.token) ports.write(newest);
  return newest;
}

async function replace(ports: TokenPorts): Promise<void> {
  const held = ports.read();
  if (held === undefined) return;
  const current = await catchUp(ports, held);
  if (ports.now() - current.since < REPLACED_AFTER_MS) return;
  const nonce = await ports.ask(current.token);
  const at = ports.now();
  if (nonce === null) return ports.write({ ...current, since: at });
  // The old one is valid until the new one is used: told to all tabs before anybody can use it.
  await shareStep(ports, current.token, { nonce, at });
  await catchUp(ports, current);
}

/**
 * J-275: prepares the token of the next call: what a copied or sleeping tab holds becomes what others have replaced it with, and once an
 * hour it is replaced. Where that fails, the token stays as it is: the server still takes it, or ends the session.
 */
export async function keepTokenCurrent(ports: TokenPorts): Promise<void> {
  const held = ports.read();
  if (held === undefined) return;
  const { since } = await catchUp(ports, held);
  if (ports.now() - since >= REPLACED_AFTER_MS) await ports.inTurn(() => replace(ports)).catch(() => undefined);
}
