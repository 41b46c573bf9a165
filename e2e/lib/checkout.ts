import { expect, type Locator } from '@playwright/test';
import type { Shop } from './shop.ts';
import { escapePattern } from './texts.ts';

/** Payment methods by the names that the server gives them. */
export const paymentNames = {
  blik: 'BLIK Kod z aplikacji banku, ważny 2 minuty.',
  payuBlik: 'BLIK przez PayU',
  card: 'Karta płatnicza / przelew PayU',
  quickTransfer: 'Szybki przelew',
  transfer: 'Przelew tradycyjny',
  onDelivery: 'Płatność przy odbiorze',
  payLater: 'PayU Płacę później',
  bankInstalments: 'Raty bankowe',
  payuInstalments: 'Raty PayU',
  lease: 'Leasing dla firm',
  leaseInShop: 'Leasing w salonie',
  inShop: 'Płatność w salonie',
} as const;

export const deliveryNames = { courier: 'Kurier DPD', parcelLocker: 'InPost Paczkomat 24/7' } as const;

export interface Buyer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly telephone: string;
}

/** A guest with an e-mail address that no other test uses. */
export const someBuyer = (): Buyer => ({
  email: `ola.${crypto.randomUUID()}@example.com`,
  firstname: 'Ola',
  lastname: 'Nowak',
  street: 'ul. Lipowa 12/4',
  postcode: '30-702',
  city: 'Kraków',
  telephone: '600 100 200',
});

type AddressField = Exclude<keyof Buyer, 'email'> | 'email' | 'email_repeat' | 'company' | 'vat_id';

/** Page object of the checkout, from the cart to the placed order. */
export class Checkout {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.shop.texts.translate('mfe-cart-checkout/checkout', key, values);
  }

  /** Opens an address of the checkout and waits for its heading. @param title key of the heading's text */
  async open(path: string, title: string): Promise<void> {
    await this.shop.page.goto(path);
    await this.shop.expectHeading(this.translate(title));
  }

  /** A text of the pages that follow the checkout (success, payment, delivery date), by its key. */
  orderText(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.shop.texts.translate('mfe-cart-checkout/order', key, values);
  }

  /** The visible link from the cart page to the checkout. */
  get toCheckout(): Locator {
    const { texts, main } = this.shop;
    const names = ['summary.checkout', 'summary.checkoutShort'].map((key) => escapePattern(texts.translate('mfe-cart-checkout', key)));
    return main
      .getByRole('link', { name: new RegExp(`^(${names.join('|')})$`) })
      .filter({ visible: true })
      .first();
  }

  choice(name: string): Locator {
    return this.shop.main.getByRole('radio', { name: new RegExp(`^${escapePattern(name)}`) });
  }

  /** The visible button that submits a step; phones have another one in the bar at the bottom. */
  next(step: 'payment' | 'address' | 'shipping' | 'summary'): Locator {
    return this.shop.main
      .getByRole('button', { name: this.translate(`${step}.next`), exact: true })
      .filter({ visible: true })
      .first();
  }

  /** Chooses a payment; the same one through another operator stands behind other ways. */
  async choosePayment(way: string): Promise<void> {
    const behind = way === paymentNames.payuBlik || way === paymentNames.payuInstalments;
    if (behind) await expect(this.otherWays).toBeVisible();
    if (behind && !(await this.choice(way).isVisible())) await this.otherWays.click();
    await this.choice(way).check();
  }

  get otherWays(): Locator {
    return this.shop.main.getByText(new RegExp(`^${escapePattern(this.translate('payment.others', { count: 0 }).replace(/\(0\)$/, ''))}`));
  }

  async pay(way: string): Promise<void> {
    await this.choosePayment(way);
    await this.next('payment').click();
    await this.shop.expectHeading(this.translate('address.title'));
  }

  field(name: AddressField): Locator {
    return this.shop.main.getByLabel(this.translate(`field.${name}`), { exact: true }).first();
  }

  async enter(values: Readonly<Partial<Record<AddressField, string>>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as AddressField).fill(value); // keys of its own type
  }

  /** @param asGuest guests are asked for their e-mail, twice */
  async address({ email, ...person }: Buyer, asGuest = true): Promise<void> {
    await this.enter({ ...(asGuest && { email, email_repeat: email }), ...person });
    await this.next('address').click();
    await this.shop.expectHeading(this.translate('shipping.title'));
  }

  /** Chooses a delivery; a courier stands inside the choice of couriers. */
  async chooseDelivery(way: string): Promise<void> {
    // The first radio of that beginning: that of the choice itself.
    const couriers = this.translate('shipping.way.courier');
    if (way.startsWith(`${couriers} `)) await this.choice(couriers).first().check();
    await this.choice(way).check();
  }

  async deliver(way: string = deliveryNames.courier): Promise<void> {
    await this.chooseDelivery(way);
    await this.next('shipping').click();
    await this.shop.expectHeading(this.translate('summary.title'));
  }

  get agreements(): Locator {
    return this.shop.main.getByRole('checkbox', { name: new RegExp(`\\(${this.translate('agreement.required')}\\)$`) });
  }

  async agree(): Promise<void> {
    // The checkboxes are rendered when the code of the step has loaded.
    await expect(this.agreements.first()).toBeVisible();
    for (const box of await this.agreements.all()) await box.check();
  }

  get blikCode(): Locator {
    return this.shop.main.getByLabel(this.orderText('blik.code'));
  }

  /** The section of the summary that shows what was chosen in a step. */
  part(step: 'payment' | 'address' | 'shipping'): Locator {
    return this.shop.main.getByRole('region', { name: this.translate(`steps.${step}`), exact: true });
  }

  /** The drawer for searching pickup points or physical stores. */
  pickupPanel(kind: 'point' | 'store'): Locator {
    return this.shop.drawer(this.translate(`pickup.title.${kind}`));
  }

  order(): Promise<void> {
    return this.next('summary').click();
  }

  /** Waits for the success page. @returns number and hash of the order */
  async expectSuccess(): Promise<{ readonly number: string; readonly hash: string }> {
    await expect(this.shop.heading).toHaveText(this.orderText('success.title'), { timeout: 20_000 });
    const [, number = '', hash = ''] = /\/checkout\/success\/([^/]+)\/([^/?]+)/.exec(this.shop.page.url()) ?? [];
    await expect(this.shop.main.getByText(number).first()).toBeVisible();
    return { number, hash };
  }
}
