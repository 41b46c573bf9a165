import type { CartAnswer, CartItem } from '../cart/cart-answer.ts';
import type { CartApi, CartRef } from '../cart/cart-api.ts';
import { type ApiError, type ApiResult, failed, networkError, parseApiError, succeeded } from '../errors/api-error.ts';
import { type Grosze, grosze, multiplyGrosze, sumGrosze } from '../money/grosze.ts';

export interface FakeProduct {
  readonly name: string;
  /** grosze */
  readonly price: number;
  readonly max?: number;
  /** grosze; price before a reduction, which is then also the lowest of 30 days */
  readonly before?: number;
}

export interface FakeCartApi extends CartApi {
  /** Every call in order: `POST guest c1 SKU ×2` and the like. */
  readonly calls: readonly string[];
  /** The next call of this kind is refused. */
  failNext(kind: keyof CartApi, error: ApiError): void;
  /** Names of the changes that came with one, in order. */
  readonly keys: readonly string[];
  /** What a piece costs from now on, also in carts (grosze). */
  reprice(sku: string, price: number): void;
  /** The next addition or change of a line is made, but its answer gets lost. */
  loseAnswer(): void;
  /** Answers come again, whether or not one was lost. */
  keepAnswers(): void;
  /** Calls wait until `release` is called. */
  hold(): void;
  release(): void;
  /** The server forgets all carts. */
  expireAll(): void;
  itemsOf(cartId: string): readonly CartItem[];
}

/** A commerce server in memory that keeps the contract of the cart calls. Ids are c1, c2 …; any SKU costs 100,00 zł unless told otherwise. */
export function createFakeCartApi(products: Readonly<Record<string, FakeProduct>> = {}): FakeCartApi {
  const carts = new Map<string, CartItem[]>();
  const calls: string[] = [];
  const failures = new Map<keyof CartApi, ApiError[]>();
  let lastCart = 0;
  let lastItem = 0;
  const made = new Set<string>();
  const keys: string[] = [];
  let losesAnswer = false;
  let gate: Promise<void> | undefined;
  let open = () => {};

  const notFound = () => failed(parseApiError(404, { code: 'cart_not_found', message: 'Nie znaleziono koszyka.' }));
  const keyOf = (cart: CartRef) => (cart.kind === 'mine' ? 'mine' : cart.cartId);

  async function arrive(kind: keyof CartApi, call: string): Promise<ApiError | undefined> {
    calls.push(call);
    await gate;
    return failures.get(kind)?.shift();
  }

  function answer(cart: CartRef, items: readonly CartItem[]): ApiResult<CartAnswer> {
    const lines: Grosze[] = items.map((item) => multiplyGrosze(item.catalog_final_price, item.qty));
    return succeeded({
      ...(cart.kind === 'guest' ? { cart_id: cart.cartId } : {}),
      items: [...items],
      total: sumGrosze(lines),
      total_count: items.reduce((sum, item) => sum + item.qty, 0),
    });
  }

  async function change(
    kind: keyof CartApi,
    call: string,
    cart: CartRef,
    apply: (items: CartItem[]) => CartItem[] | ApiError,
  ): Promise<ApiResult<CartAnswer>> {
    const failure = await arrive(kind, call);
    if (failure) return failed(failure);
    const items = carts.get(keyOf(cart));
    if (!items) return notFound();
    const changed = apply(items);
    if (!Array.isArray(changed)) return failed(changed);
    carts.set(keyOf(cart), changed);
    return answer(cart, changed);
  }

  /** A change that is made once however often it is sent, where it has a name. */
  async function changeOnce(
    kind: keyof CartApi,
    call: string,
    cart: CartRef,
    { key, apply }: { readonly key: string | undefined; readonly apply: (items: CartItem[]) => CartItem[] | ApiError },
  ): Promise<ApiResult<CartAnswer>> {
    const name = `${keyOf(cart)} ${key}`;
    const answered = await change(kind, call, cart, (items) => {
      if (key === undefined) return apply(items);
      keys.push(key);
      if (made.has(name)) return items;
      const changed = apply(items);
      if (Array.isArray(changed)) made.add(name);
      return changed;
    });
    if (!losesAnswer) return answered;
    losesAnswer = false;
    return failed(networkError('lost'));
  }

  const noItem = () => parseApiError(400, { code: 'item_not_found', message: 'Nie ma takiej pozycji w koszyku.' });

  return {
    calls,
    keys,
    reprice(sku, price) {
      for (const [id, items] of carts)
        carts.set(
          id,
          items.map((item) => (item.sku === sku ? { ...item, catalog_final_price: grosze(price) } : item)),
        );
    },
    failNext: (kind, error) => void failures.set(kind, [...(failures.get(kind) ?? []), error]),
    loseAnswer: () => void (losesAnswer = true),
    keepAnswers: () => void (losesAnswer = false),
    hold() {
      gate = new Promise((resolve) => (open = resolve));
    },
    release() {
      open();
      gate = undefined;
    },
    expireAll: () => carts.clear(),
    itemsOf: (cartId) => carts.get(cartId) ?? [],
    async create(owner) {
      const failure = await arrive('create', `create ${owner}`);
      if (failure) return failed(failure);
      const id = owner === 'mine' ? 'mine' : `c${(lastCart += 1)}`;
      carts.set(id, carts.get(id) ?? []);
      return succeeded(id);
    },
    read: (cart, type = 'full') => change('read', `read ${keyOf(cart)} ${type}`, cart, (items) => items),
    addItem: (cart, { sku, qty, mainProductSku, key }) =>
      changeOnce('addItem', `add ${keyOf(cart)} ${sku} ×${qty}`, cart, {
        key,
        apply: (items) => {
          const product = products[sku];
          const price = grosze(product?.price ?? 10_000);
          const present = items.find((item) => item.sku === sku);
          if (present) return items.map((item) => (item === present ? { ...item, qty: item.qty + qty } : item));
          return [
            ...items,
            {
              item_id: (lastItem += 1),
              sku,
              qty,
              catalog_price: grosze(product?.before ?? price),
              catalog_final_price: price,
              omnibus_price: product?.before === undefined ? null : grosze(product.before),
              name: product?.name ?? sku,
              request_path: `/${sku.toLowerCase()}.html`,
              thumbnail: `/media/catalog/1/${sku.toLowerCase()}-front`,
              min_sale_qty: 1,
              max_sale_qty: product?.max ?? 99,
              main_product_sku: mainProductSku ?? null,
            },
          ];
        },
      }),
    changeItem: (cart, itemId, qty, key) =>
      changeOnce('changeItem', `change ${keyOf(cart)} ${itemId} ×${qty}`, cart, {
        key,
        apply: (items) =>
          items.some((item) => item.item_id === itemId)
            ? items.map((item) => (item.item_id === itemId ? { ...item, qty } : item))
            : noItem(),
      }),
    removeItem: (cart, itemId, key) =>
      changeOnce('removeItem', `remove ${keyOf(cart)} ${itemId}`, cart, {
        key,
        apply: (items) => (items.some((item) => item.item_id === itemId) ? items.filter((item) => item.item_id !== itemId) : noItem()),
      }),
    async assignToCustomer(cartId) {
      const failure = await arrive('assignToCustomer', `assign ${cartId}`);
      if (failure) return failed(failure);
      const items = carts.get(cartId);
      if (!items) return notFound();
      carts.set('mine', [...(carts.get('mine') ?? []), ...items]);
      carts.delete(cartId);
      return succeeded(true);
    },
  };
}
