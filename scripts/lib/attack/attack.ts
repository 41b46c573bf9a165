import type { Caller } from './caller.ts';

/** What an attack has brought to light. */
export interface Finding {
  readonly attack: string;
  readonly requests: number;
  /** What must hold, as a reader of the report sees it. */
  readonly must: string;
  readonly figure: string;
  readonly holds: boolean;
}

/** A shop of its own that is attacked, as production runs it. */
export interface AttackedShop {
  /** Address of the host, the only public server. */
  readonly port: number;
  /** Addresses of pages. */
  readonly pages: { readonly listing: string; readonly products: readonly string[] };
  /** Ids of its products. */
  readonly productIds: readonly number[];
  /** A caller with a network address that nobody has had before. */
  caller(): Caller;
  /** Resident memory of both servers now, MB. */
  memory(): { readonly host: number; readonly commerce: number };
  /** The most that they have had since their start, MB. */
  peakMemory(): { readonly host: number; readonly commerce: number };
  /** Size of the data folder, bytes. */
  diskBytes(): number;
}

/** One kind of attack. Every run is the work of callers that were not there before, so it can be repeated. */
export interface Attack {
  /** As `pnpm attack <name>` has it: the name of its file. */
  readonly name: string;
  run(shop: AttackedShop): Promise<readonly Finding[]>;
}

/** How often each value is there, the most frequent first: `429 × 35, 401 × 5`. */
export const tally = (values: readonly (string | number)[]): string =>
  [...Map.groupBy(values, String)]
    .map(([value, all]) => ({ value, count: all.length }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ value, count }) => `${value} × ${count}`)
    .join(', ');

/** Runs a task so many times, some of them at once. */
export const repeat = async <Result>(times: number, atOnce: number, task: (turn: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) {
      const turn = next;
      next += 1;
      results[turn] = await task(turn);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, worker));
  return results;
};
