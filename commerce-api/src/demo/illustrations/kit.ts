import type { BodyPalette } from './palette.ts';
import { seeded } from './random.ts';
import type { Direction, Sheet, Stop } from './sheet.ts';
import type { DrawnView, ProductForm } from '../../model/media.ts';

export { bodies, darken, isDark, lighten, mix } from './palette.ts';
export type { BodyName, BodyPalette } from './palette.ts';
export { text, textWidth } from './lettering.ts';
export type { FontWeight, TextOptions } from './lettering.ts';
export type { SeededRandom } from './random.ts';
export type { Direction, RadialOptions, Sheet, Stop } from './sheet.ts';
export * from './finishes.ts';
export * from './screens.ts';
export * from './shapes.ts';

/** How the product stands: hero, another arrangement, or a close-up. */
export type View = DrawnView;

/** Everything that makes one product's picture differ from another's. */
export interface IllustrationParams {
  /** Printed on the product; Polish letters occur. */
  readonly brand: string;
  readonly body: BodyPalette;
  /** Hex colour of small details and screens. */
  readonly accent: string;
  /** 0..2^31: small believable differences. */
  readonly seed: number;
  readonly view: View;
  /** What the product measures in the unit of its kind (inches of a screen). */
  readonly measure?: number;
  /** Its class, where the catalogue tells it; otherwise the seed chooses one. */
  readonly form?: ProductForm;
  /** Seed of what a screen shows; `seed` where there is none. */
  readonly scene?: number;
}

/** One kind of product that can be drawn. */
export interface Illustration {
  readonly id: string;
  /** Returns a whole `<svg …>…</svg>`, the same for the same parameters. */
  readonly draw: (params: IllustrationParams) => string;
}

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  across: '',
  down: ' x2="0" y2="1"',
  diagonal: ' y2="1"',
  rising: ' y1="1" y2="0"',
};

// Two decimals are a hundredth of a pixel; matrices keep theirs because they multiply.
const shorten = (svg: string): string =>
  svg
    .replaceAll(/matrix\([^)]*\)|-?\d*\.\d{3,}(?:e-\d+)?/g, (found) =>
      found.startsWith('matrix') ? found : String(Number(Number(found).toFixed(2))),
    )
    .replaceAll(/([\s",(-])0\.(?=\d)/g, '$1.')
    .replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3"/g, '#$1$2$3"')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s{2,}/g, ' ');

/** Starts a picture; every random choice of it comes from the seed. */
export function startSheet(params: IllustrationParams, id: string): Sheet {
  // Pictures may stand in one document: the ids of each tell kind, view and seed.
  const prefix = `${id.replaceAll('-', '')[0] ?? 'i'}${params.view[0] ?? ''}${(params.seed % 46_656).toString(36)}`;
  const definitions = new Map<string, string>();
  const define = (make: (name: string) => string): string => {
    const key = make('');
    const known = definitions.get(key);
    if (known !== undefined) return known;
    const name = `${prefix}${definitions.size.toString(36)}`;
    definitions.set(key, name);
    return name;
  };
  const stopTags = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  const url = (name: string): string => `url(#${name})`;
  return {
    random: seeded(params.seed),
    scene: seeded(params.scene ?? params.seed),
    linear: (direction, ...stops) =>
      url(define((name) => `<linearGradient id="${name}"${DIRECTIONS[direction]}>${stopTags(stops)}</linearGradient>`)),
    radial: (options, ...stops) =>
      url(
        define((name) => {
          const place = Object.entries(options)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
          return `<radialGradient id="${name}"${place}>${stopTags(stops)}</radialGradient>`;
        }),
      ),
    clip: (shape) => url(define((name) => `<clipPath id="${name}">${shape}</clipPath>`)),
    blur: (deviation) =>
      url(
        define(
          (name) =>
            `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
        ),
      ),
    pattern: (width, height, content, shownAt = 1) => {
      const [w, h] = [Math.max(2, Math.round(width * shownAt)), Math.max(2, Math.round(height * shownAt))];
      const cell =
        w === width && h === height ? content : `<g transform="scale(${(w / width).toFixed(3)} ${(h / height).toFixed(3)})">${content}</g>`;
      const undone = shownAt === 1 ? '' : ` patternTransform="matrix(${1 / shownAt} 0 0 ${1 / shownAt} 0 0)"`;
      return url(
        define((name) => `<pattern id="${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${undone}>${cell}</pattern>`),
      );
    },
    symbol: (content) => {
      const name = define((id) => `<g id="${id}">${content}</g>`);
      return (transform) => `<use href="#${name}"${transform ? ` transform="${transform}"` : ''}/>`;
    },
    finish: (...content) => {
      const defs = [...definitions].map(([key, name]) => key.replace('id=""', `id="${name}"`)).join('');
      return shorten(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>${defs}</defs>${content.join('')}</svg>`,
      );
    },
  };
}

/** Draws one view of a product; random choices shared by the views come first. */
export type DrawView = (sheet: Sheet, params: IllustrationParams) => string;

/** Makes an illustration from its three views. */
export const illustration = (id: string, views: Readonly<Record<View, DrawView>>): Illustration => ({
  id,
  draw: (params) => {
    const sheet = startSheet(params, id);
    return sheet.finish(views[params.view](sheet, params));
  },
});

/** Scale of what stands in a frame. */
export const FRAMED = 0.9;

/**
 * Frames a close-up: the 800 units are shown in a tile with round corners, so that a product
 * that runs over the edges never ends in a hard cut on a transparent ground.
 */
export const framed =
  (draw: DrawView): DrawView =>
  (sheet, params) => {
    const tile = '<rect x="40" y="40" width="720" height="720" rx="32"/>';
    const ground = sheet.linear('down', [0, '#f3f5f7'], [0.6, '#e4e8ec'], [1, '#ccd3da']);
    return (
      `<g clip-path="${sheet.clip(tile)}"><rect x="40" y="40" width="720" height="720" fill="${ground}"/>` +
      `<g transform="translate(40 40) scale(${FRAMED})">${draw(sheet, params)}</g></g>` +
      '<rect x="40.5" y="40.5" width="719" height="719" rx="31.5" fill="none" stroke="#000" stroke-opacity=".08"/>'
    );
  };
