import type { Locator } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/federation';
import { signIn } from '../account.ts';
import type { Catalogue } from '../catalogue.ts';
import { someBuyer } from '../checkout.ts';
import { bringCart } from '../ready-cart.ts';
import type { Screen } from '../screens.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { expectedComplaints } from './browser-faults.ts';
import { blockLazyCode } from './lazy-code.ts';
import type { Visit } from './scenarios.ts';

/** A part of a page whose code is loaded on demand. */
export interface LazyPart {
  /** A noun for test titles. */
  readonly name: string;
  readonly remote: RemoteName;
  readonly screen: Screen;
  /** Opens the page that contains it. */
  readonly open: (visit: Visit) => Promise<void>;
  /** The control that opens it; undefined: the page loads it by itself. */
  readonly opener?: (shop: Shop) => Locator;
  /** Stays on the page although the code is missing. */
  readonly stays: (shop: Shop) => Locator;
  /** Present once the code has loaded. */
  readonly part: (shop: Shop) => Locator;
  /** How the failure is shown: a toast (pressing the opener retries), a message in place with a retry button, or not at all. */
  readonly failure: 'notice' | 'message' | 'nothing';
}

const openListing = async ({ shop, catalogue }: Visit): Promise<void> => shop.open((await catalogue.category()).url);

const openProduct = async ({ shop, catalogue }: Visit): Promise<void> => shop.open((await firstProduct(catalogue)).url);

const firstProduct = async (catalogue: Catalogue) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  return product;
};

const openCart = async ({ shop, catalogue }: Visit): Promise<void> => {
  await bringCart(shop.page, { skus: [(await firstProduct(catalogue)).sku] });
  await shop.open('/checkout/cart');
};

const openStep = async ({ shop, catalogue }: Visit, path: string): Promise<void> => {
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(shop.page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer() });
  await shop.page.goto(path);
};

const openAccount = async ({ shop }: Visit): Promise<void> => {
  await shop.open('/');
  await signIn(shop.page);
  await shop.page.goto('/customer/account/index');
};

export const lazyParts = {
  filterSheet: {
    name: 'the sheet of filters of a listing',
    remote: 'mfe-catalog',
    screen: 'phone',
    open: openListing,
    opener: ({ main, texts }) => main.getByRole('button', { name: texts.pattern('mfe-catalog', 'listing.filtersCount') }),
    stays: ({ tiles }) => tiles.first(),
    part: (shop) => shop.drawer(shop.texts.translate('mfe-catalog', 'listing.filters')),
    failure: 'notice',
  },
  priceSlider: {
    name: 'the slider of a price filter',
    remote: 'mfe-catalog',
    screen: 'desktop',
    open: openListing,
    stays: ({ tiles }) => tiles.first(),
    part: ({ main }) => main.getByRole('slider').first(),
    failure: 'nothing',
  },
  largePicture: {
    name: 'the large picture of a product',
    remote: 'mfe-catalog',
    screen: 'desktop',
    open: openProduct,
    opener: ({ main, texts }) => main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'zoom') }),
    stays: ({ buyButton }) => buyButton,
    part: ({ page }) => page.getByRole('dialog'),
    failure: 'notice',
  },
  couponForm: {
    name: 'the form of a coupon',
    remote: 'mfe-cart-checkout',
    screen: 'desktop',
    open: openCart,
    opener: ({ main, texts }) => main.getByRole('button', { name: texts.translate('mfe-cart-checkout', 'coupon.have') }),
    stays: ({ heading }) => heading,
    part: ({ main, texts }) => main.getByRole('textbox', { name: texts.translate('mfe-cart-checkout', 'coupon.label') }),
    failure: 'message',
  },
  checkoutStep: {
    name: 'a step of the checkout',
    remote: 'mfe-cart-checkout',
    screen: 'desktop',
    open: (visit) => openStep(visit, '/checkout/shipping'),
    stays: ({ heading }) => heading,
    part: ({ main }) => main.getByRole('radio').first(),
    failure: 'message',
  },
  accountPage: {
    name: 'a page of the account',
    remote: 'mfe-account',
    screen: 'desktop',
    open: openAccount,
    stays: ({ heading }) => heading,
    part: ({ main, texts }) => main.getByRole('link', { name: texts.translate('mfe-account/account', 'tile.dataLink') }),
    failure: 'message',
  },
} as const satisfies Readonly<Record<string, LazyPart>>;

const notice = ({ toasts, texts }: Shop): Locator => toasts.getByText(texts.translate('shared-ui', 'error.title'));
const message = ({ main, texts }: Shop): Locator =>
  main.getByRole('alert').filter({ hasText: texts.translate('shared-ui', 'error.title') });

/** The code of a part cannot be loaded: the rest of the page works, the failure is shown, and the part can be opened later. */
export const failLazyPart = async (visit: Visit, later: LazyPart): Promise<void> => {
  const { shop } = visit;
  const { page, texts, complaints } = shop;
  complaints.expect(...expectedComplaints, /Loading chunk|ChunkLoadError/);
  await shop.useScreen(later.screen);
  const lost = page.waitForResponse(
    (response) => response.status() === 404 && response.url().includes(`/assets/${later.remote}/`) && response.url().endsWith('.js'),
  );
  const end = await blockLazyCode(page, later.remote);
  await later.open(visit);
  await later.opener?.(shop).click();
  await lost;
  await shop.markDocument();
  await expect(later.stays(shop)).toBeVisible();
  if (later.failure === 'notice') await expect(notice(shop)).toBeVisible();
  if (later.failure === 'message') await expect(message(shop)).toBeVisible();
  await expect(later.stays(shop)).toBeVisible();
  await expect(later.part(shop)).toHaveCount(0);
  await expect(message(shop)).toHaveCount(later.failure === 'message' ? 1 : 0);
  end();
  if (later.failure === 'notice') await later.opener?.(shop).click();
  if (later.failure === 'message')
    await message(shop)
      .getByRole('button', { name: texts.translate('shared-ui', 'error.retry') })
      .click();
  if (later.failure === 'nothing') return;
  await expect(later.part(shop)).toBeVisible();
  if (later.failure === 'message') await expect(message(shop)).toHaveCount(0);
  expect(await shop.isSameDocument()).toBe(true);
};
