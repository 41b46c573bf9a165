import type { SeededRandom } from './random.ts';

/** Colour stop of a gradient: offset 0..1, colour, opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Direction of a linear gradient in the box of its shape. */
export type Direction = 'across' | 'down' | 'diagonal' | 'rising';

/** Centre, radius and light point of a radial gradient, in parts of its shape's box. */
export interface RadialOptions {
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly fx?: number;
  readonly fy?: number;
}

/** Collects the definitions of a picture and returns paints (`url(#…)`) with ids that are unique to the picture. */
export interface Sheet {
  readonly random: SeededRandom;
  /** Chooses what a screen shows: sizes of a model have the same body and different pictures on it. */
  readonly scene: SeededRandom;
  readonly linear: (direction: Direction, ...stops: readonly Stop[]) => string;
  readonly radial: (options: RadialOptions, ...stops: readonly Stop[]) => string;
  /** Clips to a shape; use as `clip-path="${sheet.clip(...)}"`. */
  readonly clip: (shape: string) => string;
  /** Blur filter; use as `filter="${sheet.blur(6)}"`. Slow: at most two small ones in a picture. */
  readonly blur: (deviation: number) => string;
  /**
   * Repeating pattern of the given cell, rounded to whole pixels: other cells are rendered some thirty
   * times slower. Inside a scaled group give its scale as `shownAt` (`FRAMED` in close-ups).
   */
  readonly pattern: (width: number, height: number, content: string, shownAt?: number) => string;
  /** Puts a group aside to be drawn several times with `use`. */
  readonly symbol: (content: string) => (transform?: string) => string;
  /** Closes the picture. */
  readonly finish: (...content: readonly string[]) => string;
}
