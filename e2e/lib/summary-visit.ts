import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Order } from 'shared-contracts/rest';
import type { Subject } from './catalogue.ts';
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

/** A guest at the last step, everything chosen, and how often an order was sent from there. */
export class SummaryVisit {
  readonly checkout: Checkout;
  readonly commerce: Commerce;
  readonly buyer: Buyer;
  /** The key of each order that was sent. */
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

  /** @param payment code of the way to pay */
  static async begin(visitor: Visitor, { sku }: Pick<Subject, 'sku'>, payment: string): Promise<SummaryVisit> {
    const visit = new SummaryVisit(visitor, someBuyer());
    await bringCart(visitor.page, { skus: [sku], payment, buyer: visit.buyer, shipping: 'dpd' });
    await visit.checkout.open('/checkout/summary', 'summary.title');
    return visit;
  }

  /** E-mails about orders that were placed: one for each. */
  async orders(): Promise<readonly InboxMail[]> {
    return (await this.commerce.mails(this.buyer.email)).filter(({ kind }) => kind === 'order-placed');
  }

  /** Waits for the page that thanks. @returns the one order, as the server has it */
  async expectOneOrder(): Promise<Order> {
    const order = await orderOf(this.#visitor.request, await this.checkout.thanked());
    await this.commerce.mail(this.buyer.email, 'order-placed');
    expect(await this.orders()).toHaveLength(1);
    return order;
  }
}
