import { type ApiError, type ApiResult, failed, networkError, parseApiError, succeeded } from '../errors/api-error.ts';
import { type Grosze, grosze, multiplyGrosze, sumGrosze, ZERO_GROSZE } from '../money/grosze.ts';
import type { NewCartItem } from '../rest/cart-calls.ts';
import type { CartRef } from '../rest/cart-ref.ts';

/** A line as the server answers it, as far as it is filled here. */
export type FakeCartItem = {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly catalog_price: Grosze;
  readonly catalog_final_price: Grosze;
  readonly omnibus_price: Grosze | null;
  readonly name: string;
  readonly request_path: string;
  readonly thumbnail: string;
  readonly min_sale_qty: number;
  readonly max_sale_qty: number;
  readonly main_product_sku: string | null;
  /** Chosen ones alone; they cost nothing here. */
  readonly warranty: { readonly id: number; readonly name: string; readonly value: Grosze } | null;
  readonly services: FakeService[];
};

interface FakeService {
  readonly id: number;
  readonly name: string;
  readonly price: Grosze;
  readonly selected: boolean;
  readonly needs_shop: boolean;
  readonly option: { readonly id: number; readonly name: string } | null;
}

const warrantyOf = (id: number | undefined): FakeCartItem['warranty'] =>
  id === undefined ? null : { id, name: `Gwarancja ${id}`, value: ZERO_GROSZE };

const servicesOf = (choices: NewCartItem['services'] = []): FakeService[] =>
  choices.map(({ id, optionId }) => ({
    id,
    name: `Usługa ${id}`,
    price: ZERO_GROSZE,
    selected: true,
    needs_shop: optionId !== undefined,
    option: optionId === undefined ? null : { id: optionId, name: `Salon ${optionId}` },
  }));

/** A cart as the server answers it, as far as it is filled here. */
export type FakeCart = {
  readonly cart_id?: string;
  readonly items: FakeCartItem[];
  readonly saved_items: FakeCartItem[];
  readonly total: Grosze;
  readonly total_count: number;
  readonly summary: {
    readonly subtotal: Grosze;
    readonly discount: Grosze;
    readonly add_ons: Grosze;
    readonly total: Grosze;
    readonly free_delivery_from: Grosze;
    readonly missing_for_free_delivery: Grosze;
    readonly coupon_discount: Grosze;
    readonly shipping: Grosze | null;
    readonly payment_fee: Grosze;
    readonly grand_total: Grosze;
  };
  readonly delivery: {
    readonly way: {
      readonly code: string;
      readonly title: string;
      readonly amount: Grosze;
      readonly day: string;
      readonly last_day: string;
    };
    readonly collection: null;
  };
};

/** From this value of goods on every cart is delivered for free. */
const FREE_FROM = grosze(200_000);

/** The calls of carts (A-03, A-06, A-08 … A-11). */
interface CartCalls {
  create(owner: CartRef['kind']): Promise<ApiResult<string>>;
  read(cart: CartRef, answer?: 'full' | 'mini'): Promise<ApiResult<FakeCart>>;
  addItem(cart: CartRef, item: NewCartItem & { readonly key: string }): Promise<ApiResult<FakeCart>>;
  changeItem(cart: CartRef, itemId: number, qty: number, key?: string): Promise<ApiResult<FakeCart>>;
  removeItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<FakeCart>>;
  saveForLater(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<FakeCart>>;
  takeBackItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<FakeCart>>;
  removeSavedItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<FakeCart>>;
  assignToCustomer(cartId: string): Promise<ApiResult<unknown>>;
}

export interface FakeProduct {
  readonly name: string;
  /** grosze */
  readonly price: number;
  readonly max?: number;
  /** grosze; price before a reduction, which is then also the lowest of 30 days */
  readonly before?: number;
}

export interface FakeCartApi extends CartCalls {
  /** Every call in order: `POST guest c1 SKU ×2` and the like. */
  readonly calls: readonly string[];
  /** The next call of this kind is refused. */
  failNext(kind: keyof CartCalls, error: ApiError): void;
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
  itemsOf(cartId: string): readonly FakeCartItem[];
}

/** A commerce server in memory that keeps the contract of the cart calls. Ids are c1, c2 …; any SKU costs 100,00 zł unless set otherwise. */
export function createFakeCartApi(products: Readonly<Record<string, FakeProduct>> = {}): FakeCartApi {
  const carts = new Map<string, FakeCartItem[]>();
  /** What lies aside, by cart. */
  const aside = new Map<string, FakeCartItem[]>();
  const calls: string[] = [];
  const failures = new Map<keyof CartCalls, ApiError[]>();
  let lastCart = 0;
  let lastItem = 0;
  const made = new Set<string>();
  const keys: string[] = [];
  let losesAnswer = false;
  let gate: Promise<void> | undefined;
  let open = () => {};

  const notFound = () => failed(parseApiError(404, { code: 'cart_not_found', message: 'Nie znaleziono koszyka.' }));
  const keyOf = (cart: CartRef) => (cart.kind === 'mine' ? 'mine' : cart.cartId);

  async function arrive(kind: keyof CartCalls, call: string): Promise<ApiError | undefined> {
    calls.push(call);
    await gate;
    return failures.get(kind)?.shift();
  }

  function answer(cart: CartRef, items: readonly FakeCartItem[]): ApiResult<FakeCart> {
    const lines: Grosze[] = items.map((item) => multiplyGrosze(item.catalog_final_price, item.qty));
    const total = sumGrosze(lines);
    return succeeded({
      ...(cart.kind === 'guest' ? { cart_id: cart.cartId } : {}),
      items: [...items],
      saved_items: aside.get(keyOf(cart)) ?? [],
      total,
      summary: {
        subtotal: total,
        discount: ZERO_GROSZE,
        add_ons: ZERO_GROSZE,
        total,
        free_delivery_from: FREE_FROM,
        missing_for_free_delivery: grosze(Math.max(0, FREE_FROM - total)),
        coupon_discount: ZERO_GROSZE,
        shipping: null,
        payment_fee: ZERO_GROSZE,
        grand_total: total,
      },
      delivery: {
        way: { code: 'dpd', title: 'Kurier DPD', amount: grosze(total >= FREE_FROM ? 0 : 4900), day: '2031-11-27', last_day: '2031-12-01' },
        collection: null,
      },
      total_count: items.reduce((sum, item) => sum + item.qty, 0),
    });
  }

  async function change(
    kind: keyof CartCalls,
    call: string,
    cart: CartRef,
    apply: (items: FakeCartItem[]) => FakeCartItem[] | ApiError,
  ): Promise<ApiResult<FakeCart>> {
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
    kind: keyof CartCalls,
    call: string,
    cart: CartRef,
    { key, apply }: { readonly key: string | undefined; readonly apply: (items: FakeCartItem[]) => FakeCartItem[] | ApiError },
  ): Promise<ApiResult<FakeCart>> {
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
    addItem: (cart, { sku, qty, mainProductSku, warrantyId, services, itemId, key }) =>
      changeOnce('addItem', `add ${keyOf(cart)} ${sku} ×${qty}`, cart, {
        key,
        apply: (items) => {
          const product = products[sku];
          const price = grosze(product?.price ?? 10_000);
          if (items.some((item) => item.item_id === itemId)) return items;
          const present = items.find((item) => item.sku === sku);
          if (present) return items.map((item) => (item === present ? { ...item, qty: item.qty + qty } : item));
          return [
            ...items,
            {
              item_id: itemId ?? (lastItem += 1),
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
              warranty: warrantyOf(warrantyId),
              services: servicesOf(services),
            },
          ].toSorted((one, other) => one.item_id - other.item_id);
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
    saveForLater: (cart, itemId, key) =>
      changeOnce('saveForLater', `save ${keyOf(cart)} ${itemId}`, cart, {
        key,
        apply: (items) => {
          const line = items.find((item) => item.item_id === itemId);
          if (line === undefined) return noItem();
          aside.set(keyOf(cart), [...(aside.get(keyOf(cart)) ?? []), line]);
          return items.filter((item) => item !== line);
        },
      }),
    takeBackItem: (cart, itemId, key) =>
      changeOnce('takeBackItem', `take back ${keyOf(cart)} ${itemId}`, cart, {
        key,
        apply: (items) => {
          const saved = aside.get(keyOf(cart)) ?? [];
          const line = saved.find((item) => item.item_id === itemId);
          if (line === undefined) return noItem();
          aside.set(
            keyOf(cart),
            saved.filter((item) => item !== line),
          );
          return [...items, line].toSorted((one, other) => one.item_id - other.item_id);
        },
      }),
    removeSavedItem: (cart, itemId, key) =>
      changeOnce('removeSavedItem', `remove saved ${keyOf(cart)} ${itemId}`, cart, {
        key,
        apply: (items) => {
          const saved = aside.get(keyOf(cart)) ?? [];
          if (!saved.some((item) => item.item_id === itemId)) return noItem();
          aside.set(
            keyOf(cart),
            saved.filter((item) => item.item_id !== itemId),
          );
          return items;
        },
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
