/** Branded ids: a category id can't be passed for a product id, nor a SKU for a path. */
declare const brand: unique symbol;
type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };

export type Sku = Branded<string, 'Sku'>;
export type ProductId = Branded<number, 'ProductId'>;
export type CategoryId = Branded<number, 'CategoryId'>;
export type ManufacturerId = Branded<number, 'ManufacturerId'>;
export type CartId = Branded<string, 'CartId'>;
export type CartItemId = Branded<number, 'CartItemId'>;
export type WishlistItemId = Branded<number, 'WishlistItemId'>;

function text<Id extends string>(name: string): (value: string) => Id {
  return (value) => {
    if (value === '') throw new RangeError(`Empty ${name}`);
    return value as Id;
  };
}

function natural<Id extends number>(name: string): (value: number) => Id {
  return (value) => {
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`Not a ${name}: ${value}`);
    return value as Id;
  };
}

// Each throws RangeError on an empty text or on a number that is not a positive integer.
export const sku = /* @__PURE__ */ text<Sku>('SKU');
export const cartId = /* @__PURE__ */ text<CartId>('cart id');
export const productId = /* @__PURE__ */ natural<ProductId>('product id');
export const categoryId = /* @__PURE__ */ natural<CategoryId>('category id');
export const cartItemId = /* @__PURE__ */ natural<CartItemId>('cart item id');
export const wishlistItemId = /* @__PURE__ */ natural<WishlistItemId>('wishlist item id');
