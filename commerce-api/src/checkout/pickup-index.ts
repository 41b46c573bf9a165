import type { PickupPoint } from '../rest/schemas/index.ts';
import { isInBox, nearestFirst, PointClusters, type Box, type MapGroup, type Position } from './pickup-map.ts';
import { searchedPoint, searchPoints, type SearchedPoint } from './pickup-search.ts';

export interface PointsWanted {
  readonly text: string;
  readonly box: Box | undefined;
  /** With it the nearest ones are first, each with its distance. */
  readonly near: Position | undefined;
}

/** Points of one carrier, prepared at the first question: a start waits for none of them. */
export class PickupIndex {
  readonly #points: readonly PickupPoint[];
  #searched: readonly SearchedPoint[] | undefined;
  #clusters: PointClusters | undefined;

  constructor(points: readonly PickupPoint[]) {
    this.#points = points;
  }

  /** Points that have the words, lie in the part of the map, or both. */
  find({ text, box, near }: PointsWanted): readonly PickupPoint[] {
    this.#searched ??= this.#points.map(searchedPoint);
    const found = searchPoints(this.#searched, text).filter((point) => isInBox(point, box));
    return near === undefined ? found : nearestFirst(found, near);
  }

  groups(box: Box, zoom: number): readonly MapGroup[] {
    this.#clusters ??= new PointClusters(this.#points);
    return this.#clusters.groups(box, zoom);
  }
}
