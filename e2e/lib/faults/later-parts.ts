import type { Locator } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/federation';
import { signIn } from '../account.ts';
import type { Catalogue } from '../catalogue.ts';
import { someBuyer } from '../checkout.ts';
import { bringCart } from '../ready-cart.ts';
import type { Screen } from '../screens.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';
import { boundComplaints } from './browser-faults.ts';
import { loseLaterCode } from './later-code.ts';
import type { Visit } from './walks.ts';

/** A part of a page whose code comes when it is wanted. */
export interface LaterPart {
  /** Completes 'does not come'. */
  readonly name: string;
  readonly remote: RemoteName;
  readonly screen: Screen;
  /** Opens the page around it. */
  readonly open: (visit: Visit) => Promise<void>;
  /** What the shopper presses to have it; none: the page shows it by itself. */
  readonly opener?: (shop: Shop) => Locator;
  /** What is on the page all the same. */
  readonly stays: (shop: Shop) => Locator;
  /** What is there once its code has come. */
  readonly part: (shop: Shop) => Locator;
  /** How the shopper learns of it: a notice, and the same press again; a message in its place with a retry; or not at all. */
  readonly tells: 'notice' | 'message' | 'nothing';
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

export const laterParts = {
  filterSheet: {
    name: 'the sheet of filters of a listing',
    remote: 'mfe-catalog',
    screen: 'phone',
    open: openListing,
    opener: ({ main, texts }) => main.getByRole('button', { name: texts.pattern('mfe-catalog', 'listing.filtersCount') }),
    stays: ({ tiles }) => tiles.first(),
    part: (shop) => shop.drawer(shop.texts.say('mfe-catalog', 'listing.filters')),
    tells: 'notice',
  },
  priceSlider: {
    name: 'the slider of a price filter',
    remote: 'mfe-catalog',
    screen: 'desktop',
    open: openListing,
    stays: ({ tiles }) => tiles.first(),
    part: ({ main }) => main.getByRole('slider').first(),
    tells: 'nothing',
  },
  largePicture: {
    name: 'the large picture of a product',
    remote: 'mfe-catalog',
    screen: 'desktop',
    open: openProduct,
    opener: ({ main, texts }) => main.getByRole('button', { name: texts.say('mfe-catalog/product', 'zoom') }),
    stays: ({ buyButton }) => buyButton,
    part: ({ page }) => page.getByRole('dialog'),
    tells: 'notice',
  },
  couponForm: {
    name: 'the form of a coupon',
    remote: 'mfe-cart-checkout',
    screen: 'desktop',
    open: openCart,
    opener: ({ main, texts }) => main.getByRole('button', { name: texts.say('mfe-cart-checkout', 'coupon.have') }),
    stays: ({ heading }) => heading,
    part: ({ main, texts }) => main.getByRole('textbox', { name: texts.say('mfe-cart-checkout', 'coupon.label') }),
    tells: 'message',
  },
  checkoutStep: {
    name: 'a step of the checkout',
    remote: 'mfe-cart-checkout',
    screen: 'desktop',
    open: (visit) => openStep(visit, '/checkout/shipping'),
    stays: ({ heading }) => heading,
    part: ({ main }) => main.getByRole('radio').first(),
    tells: 'message',
  },
  accountPage: {
    name: 'a page of the account',
    remote: 'mfe-account',
    screen: 'desktop',
    open: openAccount,
    stays: ({ heading }) => heading,
    part: ({ main, texts }) => main.getByRole('link', { name: texts.say('mfe-account/account', 'tile.dataLink') }),
    tells: 'message',
  },
} as const satisfies Readonly<Record<string, LaterPart>>;

const notice = ({ toasts, texts }: Shop): Locator => toasts.getByText(texts.say('shared-ui', 'error.title'));
const message = ({ main, texts }: Shop): Locator => main.getByRole('alert').filter({ hasText: texts.say('shared-ui', 'error.title') });

/** The code of a part does not come: the rest of its page stands, the shopper is told where that helps, and can have it later. */
export const missLaterPart = async (visit: Visit, later: LaterPart): Promise<void> => {
  const { shop } = visit;
  const { page, texts, complaints } = shop;
  complaints.expect(...boundComplaints, /Loading chunk|ChunkLoadError/);
  await shop.useScreen(later.screen);
  const lost = page.waitForResponse(
    (response) => response.status() === 404 && response.url().includes(`/assets/${later.remote}/`) && response.url().endsWith('.js'),
  );
  const end = await loseLaterCode(page, later.remote);
  await later.open(visit);
  await later.opener?.(shop).click();
  await lost;
  await shop.markDocument();
  await expect(later.stays(shop)).toBeVisible();
  if (later.tells === 'notice') await expect(notice(shop)).toBeVisible();
  if (later.tells === 'message') await expect(message(shop)).toBeVisible();
  await expect(later.stays(shop)).toBeVisible();
  await expect(later.part(shop)).toHaveCount(0);
  await expect(message(shop)).toHaveCount(later.tells === 'message' ? 1 : 0);
  end();
  if (later.tells === 'notice') await later.opener?.(shop).click();
  if (later.tells === 'message')
    await message(shop)
      .getByRole('button', { name: texts.say('shared-ui', 'error.retry') })
      .click();
  if (later.tells === 'nothing') return;
  await expect(later.part(shop)).toBeVisible();
  if (later.tells === 'message') await expect(message(shop)).toHaveCount(0);
  expect(await shop.isSameDocument()).toBe(true);
};
