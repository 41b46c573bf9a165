import { encode } from 'uqr';

/** Blank modules around the code, as scanners want them. */
const border = 4;

export interface QrPath {
  /** Of the square, in modules. */
  readonly size: number;
  /** The dark modules as the data of one SVG path. */
  readonly path: string;
}

/** A text as a QR code, as coarse as may be, since screens are not torn; every run of dark modules of a row is one rectangle. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', border });
  const path = data
    .map((row, y) => {
      const cells = row.map((isDark) => (isDark ? '#' : ' ')).join('');
      return [...cells.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
    })
    .join('');
  return { size, path };
}
