import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Order } from 'shared-contracts/rest';
import type { Subject } from './catalogue-finds.ts';
import { Checkout, someBuyer, type Buyer } from './checkout.ts';
import { Commerce, type InboxMail } from './commerce.ts';
import { orderOf } from './orders.ts';
import { bringCart } from './ready-cart.ts';
import type { Shop } from './shop.ts';

interface Visitor {
  readonly page: Page;
  readonly shop: Shop;
  readonly request: APIRequestContext;
}

/** A guest at the last step of the checkout with everything chosen; records the order requests. */
export class SummaryVisit {
  readonly checkout: Checkout;
  readonly commerce: Commerce;
  readonly buyer: Buyer;
  /** The idempotency key of each order request. */
  readonly sent: string[] = [];
  readonly #visitor: Visitor;

  private constructor(visitor: Visitor, buyer: Buyer) {
    this.#visitor = visitor;
    this.buyer = buyer;
    this.checkout = new Checkout(visitor.shop);
    this.commerce = new Commerce(visitor.request);
    visitor.page.context().on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/payment-information'))
        this.sent.push(request.headers()['idempotency-key'] ?? '');
    });
  }

  /**
   * @param payment code of the payment method
   * @param shipping code of the shipping method
   */
  static async begin(visitor: Visitor, { sku }: Pick<Subject, 'sku'>, payment: string, shipping = 'dpd'): Promise<SummaryVisit> {
    const visit = new SummaryVisit(visitor, someBuyer());
    await bringCart(visitor.page, { skus: [sku], payment, buyer: visit.buyer, shipping });
    await visit.checkout.open('/checkout/summary', 'summary.title');
    return visit;
  }

  /** The confirmation e-mails: one for each placed order. */
  async orders(): Promise<readonly InboxMail[]> {
    return (await this.commerce.mails(this.buyer.email)).filter(({ kind }) => kind === 'order-placed');
  }

  /** Waits for the success page, maybe that of another tab, and checks that only one order was placed. @returns the order, read from the server */
  async expectOneOrder(tab: Checkout = this.checkout): Promise<Order> {
    const order = await orderOf(this.#visitor.request, await tab.expectSuccess());
    await this.commerce.mail(this.buyer.email, 'order-placed');
    expect(await this.orders()).toHaveLength(1);
    return order;
  }
}
