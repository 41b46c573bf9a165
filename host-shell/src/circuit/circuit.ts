/** When a circuit opens, and how long it stays open. Times in ms. */
export interface CircuitRules {
  /** So many failures within the window, which begins with the first of them, open it … */
  readonly failures: number;
  readonly windowMs: number;
  /** … if they are at least this share of the tries that ended in it, 0 … 1. */
  readonly share: number;
  /** How long the circuit stays open, ms; then one try is allowed. */
  readonly pauseMs: number;
}

/** Whether something that fails often may be tried: closed as long as it works, open for a pause, half-open while one tries. */
export type Circuit =
  | { readonly state: 'closed'; readonly since: number; readonly failures: number; readonly tries: number }
  /** No try before `until`. */
  | { readonly state: 'open'; readonly until: number }
  /** One try runs; should it never end, another one may start at `until`. */
  | { readonly state: 'half-open'; readonly until: number };

/** Nothing has failed lately. */
export const CLOSED: Circuit = { state: 'closed', since: 0, failures: 0, tries: 0 };

const opened = ({ pauseMs }: CircuitRules, now: number): Circuit => ({ state: 'open', until: now + pauseMs });

/** Time until the next try is allowed, ms; 0: now. */
export const pauseOf = (circuit: Circuit, now: number): number => (circuit.state === 'closed' ? 0 : Math.max(0, circuit.until - now));

/** The circuit after a try that `pauseOf` allows has begun. */
export const begun = (circuit: Circuit, { pauseMs }: CircuitRules, now: number): Circuit =>
  circuit.state === 'closed' ? circuit : { state: 'half-open', until: now + pauseMs };

/** The circuit after a try has ended. One success closes it, whenever its try began. */
export const ended = (circuit: Circuit, rules: CircuitRules, now: number, ok: boolean): Circuit => {
  if (circuit.state === 'half-open') return ok ? CLOSED : opened(rules, now);
  // A try from before it opened: its failure has been counted already.
  if (circuit.state === 'open') return ok ? CLOSED : circuit;
  const isCounting = circuit.failures > 0 && now - circuit.since < rules.windowMs;
  if (ok) return isCounting ? { ...circuit, tries: circuit.tries + 1 } : CLOSED;
  const { since, failures, tries } = isCounting ? circuit : { since: now, failures: 0, tries: 0 };
  const counted: Circuit = { state: 'closed', since, failures: failures + 1, tries: tries + 1 };
  return counted.failures >= rules.failures && counted.failures >= rules.share * counted.tries ? opened(rules, now) : counted;
};
