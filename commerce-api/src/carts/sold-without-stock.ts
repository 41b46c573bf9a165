/** Y-35: bought before it is there. */
const preReleased = 11;

/** Whether a product is sold before it is in stock. */
export const isSoldWithoutStock = (product: {
  readonly availability: number;
  readonly isPreorder: boolean;
  readonly isPreRelease: boolean;
}): boolean => product.isPreorder || product.isPreRelease || product.availability === preReleased;
