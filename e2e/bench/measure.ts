/** One line of the table of budgets. */
export interface Row {
  readonly name: string;
  readonly measured: number;
  readonly budget: number;
  readonly unit: 'ms' | 'bytes' | 'KB' | 'MB' | '/s' | 'points' | '';
  /** Whether more or less is better. */
  readonly better: 'less' | 'more';
  /** What makes the figure comparable with that of another run. */
  readonly note?: string;
}

/** The shop that is measured. */
export interface BenchShop {
  readonly url: string;
  readonly commerceUrl: string;
  /** Its releases, for a second host. */
  readonly releasesDir: string;
  readonly registryFile: string;
  readonly dataDir: string;
  /** Addresses that every measure uses. */
  readonly pages: {
    readonly home: string;
    readonly listing: string;
    readonly product: string;
    readonly cart: string;
  };
}

/** One measurement. */
export interface Measure {
  readonly name: string;
  readonly run: (shop: BenchShop) => Promise<readonly Row[]>;
}

export const atMost = (name: string, measured: number, budget: number, unit: Row['unit']): Row => ({
  name,
  measured,
  budget,
  unit,
  better: 'less',
});

export const atLeast = (name: string, measured: number, budget: number, unit: Row['unit']): Row => ({
  name,
  measured,
  budget,
  unit,
  better: 'more',
});

export const isKept = ({ measured, budget, better }: Row): boolean => (better === 'less' ? measured <= budget : measured >= budget);

/** @throws without values */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** @param part 0.5 is the median, 0.99 the value that one in a hundred exceeds. @throws without values */
export const quantile = (values: readonly number[], part: number): number => {
  const value = values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
};
