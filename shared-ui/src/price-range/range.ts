/** A price range in whole zł, as the filter path writes it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Brings a wanted range within the bounds, in the right order; what is no number falls back to the bound. */
export function settleRange(wanted: Range, bounds: Range): Range {
  const within = (value: number, fallback: number): number =>
    Number.isFinite(value) ? Math.min(bounds.to, Math.max(bounds.from, Math.round(value))) : fallback;
  const from = within(wanted.from, bounds.from);
  const to = within(wanted.to, bounds.to);
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Step of the slider in zł: fine for cheap goods, coarse where the range is wide. */
export function sliderStep({ from, to }: Range): number {
  const width = to - from;
  if (width > 10_000) return 100;
  return width > 1_000 ? 10 : 1;
}
