import type { EnergyClass } from 'shared-contracts/theme';

const CLASSES: readonly EnergyClass[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** One arrow of the label's scale, in units of its drawing. */
interface ScaleArrow {
  readonly energyClass: EnergyClass;
  /** Points of its outline, for `<polygon>`. */
  readonly points: string;
  /** Top edge. */
  readonly y: number;
}

const [LEFT, TOP, HEIGHT, STEP, POINT] = [16, 96, 30, 38, 12];

/** The scale of the label: each worse class has a longer arrow (Regulation (EU) 2017/1369). */
export const scaleArrows: readonly ScaleArrow[] = CLASSES.map((energyClass, at) => {
  const [y, right] = [TOP + at * STEP, 110 + at * 18];
  const corners = [
    [LEFT, y],
    [right, y],
    [right + POINT, y + HEIGHT / 2],
    [right, y + HEIGHT],
    [LEFT, y + HEIGHT],
  ];
  return { energyClass, y, points: corners.map((corner) => corner.join(',')).join(' ') };
});

/** The product's page in the European register of energy labels. */
export const eprelUrl = (number: string): string => `https://eprel.ec.europa.eu/qr/${encodeURIComponent(number)}`;
