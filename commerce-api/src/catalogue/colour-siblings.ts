import type { ProductVariant } from '../model/index.ts';

/** The axis of variants that tiles show as swatches. */
const colourAxis = 'kolor';

const otherAxes = ({ axes }: ProductVariant): string =>
  axes
    .filter(({ code }) => code !== colourAxis)
    .map(({ code, value }) => `${code}=${value}`)
    .join('&');

/** A variant with its colour. */
export interface ColourSibling {
  readonly productId: number;
  /** 'Czarny' */
  readonly label: string;
  /** Hex. */
  readonly swatch: string;
}

/** Variants that differ from the product in their colour alone, itself included (J-262); none where it has no other colour. */
export function colourSiblings(id: number, variants: readonly ProductVariant[]): readonly ColourSibling[] {
  const own = variants.find(({ productId }) => productId === id);
  if (own === undefined) return [];
  const wanted = otherAxes(own);
  const found = variants.flatMap((variant) => {
    const colour = variant.axes.find(({ code }) => code === colourAxis);
    if (colour === undefined || colour.swatch === null || otherAxes(variant) !== wanted) return [];
    return [{ productId: variant.productId, label: colour.value, swatch: colour.swatch }];
  });
  return found.length < 2 ? [] : found;
}

/** Number of the group of products that differ in colour alone: its least id, of a product without other colours its own. */
export const colourGroupOf = (id: number, variants: readonly ProductVariant[]): number =>
  Math.min(id, ...colourSiblings(id, variants).map(({ productId }) => productId));
