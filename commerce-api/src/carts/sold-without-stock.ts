/** Y-35: bought before it is there. */
const preReleased = 11;

/** Whether a product is sold before it is in stock, or never is: a gift card is made when it is sent. */
export const isSoldWithoutStock = (product: {
  readonly availability: number;
  readonly isPreorder: boolean;
  readonly isPreRelease: boolean;
  readonly isGiftCard: boolean;
}): boolean => product.isGiftCard || product.isPreorder || product.isPreRelease || product.availability === preReleased;
