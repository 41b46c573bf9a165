/** How an enlarged picture lies in its stage: `x` and `y` move it from the middle, px. */
export interface ZoomView {
  /** 1: the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
/** More would show the picture's own pixels. */
export const MAX_SCALE = 4;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A point of the stage, from its middle, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Within its limits: never smaller than the stage, and no edge of it comes inside. */
const held = ({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView => {
  const size = between(1, scale, MAX_SCALE);
  const [right, down] = [(width * (size - 1)) / 2, (height * (size - 1)) / 2];
  // `0 +`: no -0.
  return { scale: size, x: 0 + between(-right, x, right), y: 0 + between(-down, y, down) };
};

/** Enlarges by a factor, so that what lies at the point stays there. */
export const zoomedAt = (view: ZoomView, factor: number, { x, y }: Point, box: Box): ZoomView => {
  const scale = between(1, view.scale * factor, MAX_SCALE);
  const ratio = scale / view.scale;
  return held({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, box);
};

export const movedBy = (view: ZoomView, by: Point, box: Box): ZoomView => held({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
