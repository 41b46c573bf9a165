import Supercluster from 'supercluster';
import type { PickupPoint } from '../rest/schemas/index.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows at a place: one point, or how many there are around it. */
export interface MapGroup extends Position {
  readonly count: number;
  /** The zoom at which the group falls apart; null for a single point. */
  readonly zoom: number | null;
  readonly point: PickupPoint | null;
}

/** Answers of a map have at most so many groups. */
const mostGroups = 200;
/** Markers of 44 px with some room between them, on the tiles of 256 px that zooms count in. */
const clusterOptions = { radius: 64, extent: 256, minZoom: 0, maxZoom: 15 } as const;
export const mapZooms = { smallest: 0, largest: clusterOptions.maxZoom + 1 } as const;

const numbersOf = (text: string): readonly number[] => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= 90;
const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= 180;

/** `west,south,east,north` in degrees; undefined when it is none. */
export function parseBox(text: string): Box | undefined {
  const [west, south, east, north, ...more] = numbersOf(text);
  if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0) return undefined;
  const isBox = isLongitude(west) && isLongitude(east) && isLatitude(south) && isLatitude(north) && west <= east && south <= north;
  return isBox ? [west, south, east, north] : undefined;
}

/** `latitude,longitude` in degrees; undefined when it is none. */
export function parsePosition(text: string): Position | undefined {
  const [latitude, longitude, ...more] = numbersOf(text);
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined;
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : undefined;
}

/** Whether a point lies in a part of the map; without one it does. */
export const isInBox = ({ longitude, latitude }: Position, box: Box | undefined): boolean =>
  box === undefined || (box[0] <= longitude && longitude <= box[2] && box[1] <= latitude && latitude <= box[3]);

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies, on a sphere. */
export function metresBetween(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** The points with their distance in metres, the nearest first. */
export const nearestFirst = (points: readonly PickupPoint[], position: Position): readonly PickupPoint[] =>
  points.map((point) => ({ ...point, distance: metresBetween(position, point) })).toSorted((a, b) => a.distance - b.distance);

/** Points of one carrier as a map shows them at each zoom. */
export class PointClusters {
  readonly #clusters = new Supercluster<{ readonly point: PickupPoint }>(clusterOptions);

  constructor(points: readonly PickupPoint[]) {
    this.#clusters.load(
      points.map((point) => ({
        type: 'Feature',
        properties: { point },
        geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      })),
    );
  }

  /** What lies in a part of the map; a part with too much in it is answered in larger groups than its zoom asks for. */
  groups(box: Box, zoom: number): readonly MapGroup[] {
    for (let level = Math.min(zoom, mapZooms.largest); ; level -= 1) {
      const found = this.#clusters.getClusters([...box], level);
      if (found.length > mostGroups && level > mapZooms.smallest) continue;
      return found.map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        return 'point' in properties
          ? { latitude, longitude, count: 1, zoom: null, point: properties.point }
          : {
              latitude,
              longitude,
              count: properties.point_count,
              zoom: this.#clusters.getClusterExpansionZoom(properties.cluster_id),
              point: null,
            };
      });
    }
  }
}
