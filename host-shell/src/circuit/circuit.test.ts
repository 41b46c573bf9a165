import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CLOSED, begun, ended, pauseOf, type Circuit, type CircuitRules } from './circuit.ts';

const rules: CircuitRules = { failures: 3, windowMs: 60_000, share: 0.5, pauseMs: 30_000 };

/** The circuit after tries that end at these times (ms) in this way. */
const after = (...tries: readonly (readonly [at: number, ok: boolean])[]): Circuit =>
  tries.reduce<Circuit>((circuit, [at, ok]) => ended(circuit, rules, at, ok), CLOSED);

const open = after([0, false], [1, false], [2, false]);

describe('[J-48] the circuit of a part that fails', () => {
  it('opens with the third failure within a minute, for half a minute', () => {
    expect(pauseOf(after([0, false], [1, false]), 2)).toBe(0);
    expect([open.state, pauseOf(open, 2), pauseOf(open, 30_001), pauseOf(open, 30_002)]).toEqual(['open', 30_000, 1, 0]);
  });

  it('stays closed when failures are rare, in time or among tries', () => {
    expect(after([0, false], [59_999, false], [60_000, false]).state).toBe('closed');
    const mostlySuccessful = [1, 2, 3, 4].map((at): [number, boolean] => [at, true]);
    expect(after([0, false], ...mostlySuccessful, [5, false], [6, false]).state).toBe('closed');
  });

  it('lets one try after the pause; it decides', () => {
    const trying = begun(open, rules, 30_002);
    expect([trying.state, pauseOf(trying, 30_003)]).toEqual(['half-open', 29_999]);
    expect(ended(trying, rules, 30_500, true)).toBe(CLOSED);
    expect(ended(trying, rules, 30_500, false)).toEqual({ state: 'open', until: 60_500 });
  });

  it('lets another one where the try never ends', () => {
    expect(pauseOf(begun(open, rules, 30_002), 60_002)).toBe(0);
  });

  it('is closed by an older try that succeeds after all, and not kept open longer by one that fails', () => {
    expect(ended(open, rules, 10, true)).toBe(CLOSED);
    expect(ended(open, rules, 10, false)).toBe(open);
  });

  it('what never fails leaves nothing behind', () => {
    expect(after([0, true], [1, true])).toBe(CLOSED);
    expect(after([0, false], [70_000, true])).toBe(CLOSED);
  });
});

describe('[J-48] whatever happens', () => {
  const anyRules = fc.record({
    failures: fc.integer({ min: 1, max: 6 }),
    windowMs: fc.integer({ min: 1, max: 100_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    pauseMs: fc.integer({ min: 1, max: 100_000 }),
  });
  /** Somebody wants to try after so many ms; the try takes so long, and ends in this way. */
  const wishes = fc.array(fc.record({ waitMs: fc.nat(20_000), ok: fc.boolean() }), { maxLength: 100 });

  /** One after the other; a try that is not allowed does not begin. */
  const run = (given: CircuitRules, all: readonly { waitMs: number; ok: boolean }[]) => {
    let circuit: Circuit = CLOSED;
    let now = 0;
    return all.map(({ waitMs, ok }) => {
      now += waitMs;
      const before = circuit;
      const allowed = pauseOf(before, now) === 0;
      if (allowed) circuit = ended(begun(before, given, now), given, now, ok);
      return { now, before, after: circuit, allowed, ok };
    });
  };

  it('a success closes it, or counts against its failures', () => {
    fc.assert(
      fc.property(anyRules, wishes, (given, all) => {
        for (const step of run(given, all)) if (step.allowed && step.ok) expect(step.after.state).toBe('closed');
      }),
    );
  });

  it('nobody waits longer than the pause', () => {
    fc.assert(
      fc.property(anyRules, wishes, (given, all) => {
        for (const { now, after: circuit } of run(given, all)) expect(pauseOf(circuit, now)).toBeLessThanOrEqual(given.pauseMs);
      }),
    );
  });

  it('what always fails is tried no more often than its failures and once a pause', () => {
    fc.assert(
      fc.property(anyRules, fc.array(fc.nat(5_000), { maxLength: 200 }), (given, waits) => {
        // A window as long as the time: else failures far apart never open it.
        const rulesOfTime = { ...given, windowMs: 2_000_000 };
        const steps = run(
          rulesOfTime,
          waits.map((waitMs) => ({ waitMs, ok: false })),
        );
        const time = steps.at(-1)?.now ?? 0;
        const tries = steps.filter(({ allowed }) => allowed).length;
        expect(tries).toBeLessThanOrEqual(given.failures + Math.floor(time / given.pauseMs));
      }),
    );
  });

  it('two never try at once after it has opened', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(100_000), (given, later) => {
        const trying = begun({ state: 'open', until: 0 }, given, later);
        expect(pauseOf(trying, later)).toBe(given.pauseMs);
      }),
    );
  });
});
