/**
 * Who tries again, and when (≠01). Three policies, never one within another: what is named here is tried again by the place
 * that shows it, and nothing below that place repeats anything by itself.
 *
 * 1. Code and files of a release: the rules below. The circuit of a remote that keeps failing opens for a while (`CODE_CIRCUIT`).
 * 2. Data: the transports of shared-contracts (Q-04: `catalogue-client/transport-rule.ts`; P-27: its batches).
 * 3. What waits to be done to the cart: `additionDelayMs`; each addition and change has a name of its own and counts once however
 *    often it is sent (A-63, J-103).
 */
import type { CircuitRules } from './circuit/circuit.ts';

const backOff =
  (firstMs: number, lastMs: number) =>
  (failures: number): number =>
    Math.min(firstMs * 2 ** failures, lastMs);

/** A part that failed in front of the visitor, who can also press: 5, 10, … 60 s. */
export const partDelayMs = backOff(5_000, 60_000);

/** The HTML that the server has rendered is shown meanwhile, so its code may be requested sooner: 1, 2, … 60 s. */
export const renderedPartDelayMs = backOff(1_000, 60_000);

/** Whole stylesheets: 0.5, 1 s; the page waits for them, so there are few tries. */
export const stylesDelayMs = backOff(500, 1_000);

/** Additions to the cart that got no answer: 5, 10, … 60 s. */
export const additionDelayMs = backOff(5_000, 60_000);

/** The retries of one part open the circuit after a quarter of a minute; several parts that fail together do so at once. */
export const CODE_CIRCUIT: CircuitRules = { failures: 5, windowMs: 60_000, share: 0.5, pauseMs: 30_000 };
