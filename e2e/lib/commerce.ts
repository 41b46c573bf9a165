import { expect, type APIRequestContext } from '@playwright/test';
import { ask } from './graphql.ts';

/** An e-mail of the sandbox inbox. */
export interface InboxMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly base64: string }[];
}

/** The running shop's commerce server, by its calls for tests (`/dev/…`). */
export class Commerce {
  readonly url = process.env['COMMERCE_URL'] ?? `http://127.0.0.1:${process.env['COMMERCE_API_PORT'] ?? '4000'}`;
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #change(path: string, data: object): Promise<void> {
    const response = await this.#request.post(this.url + path, { data });
    expect(response.status(), await response.text()).toBe(200);
  }

  /** @param finalPrice grosze */
  changePrice(sku: string, finalPrice: number): Promise<void> {
    return this.#change('/dev/price', { sku, final_price: finalPrice });
  }

  changeStock(sku: string, qty: number): Promise<void> {
    return this.#change('/dev/stock', { sku, qty });
  }

  /** Moves an order on. */
  changeStatus(number: string, status: string): Promise<void> {
    return this.#change('/dev/order-status', { number, status });
  }

  /** A voucher of its own for a test. @param balance grosze. @returns its code */
  async voucher(balance: number): Promise<string> {
    const code = `E2E-${crypto.randomUUID().slice(0, 13)}`;
    await this.#change('/dev/voucher', { code, balance });
    return code;
  }

  /** What a voucher holds, in grosze. */
  async balanceOf(code: string): Promise<number> {
    const response = await this.#request.get(`${this.url}/dev/voucher/${code}`);
    return ((await response.json()) as { balance: number }).balance; // a call of our own, for tests alone
  }

  /** Pieces in stock, as the database has them. */
  async stock(sku: string): Promise<number> {
    const { msProducts } = await ask<{ msProducts: { items: { qty: number }[] } }>(
      this.url,
      'query Stock($skus: [String!]!) { msProducts(skus: $skus) { items { qty } } }',
      { skus: [sku] },
    );
    return msProducts.items[0]?.qty ?? 0;
  }

  /** E-mails delivered to an address, the newest first. */
  async mails(to: string): Promise<readonly InboxMail[]> {
    const response = await this.#request.get(`${this.url}/dev/mail.json`, { params: { to } });
    return ((await response.json()) as { items: InboxMail[] }).items; // a call of our own, for tests alone
  }

  /** Waits for an e-mail of this kind. */
  async mail(to: string, kind: string): Promise<InboxMail> {
    const find = async () => (await this.mails(to)).find((mail) => mail.kind === kind);
    await expect.poll(find, { message: `an e-mail ${kind} to ${to}` }).toBeDefined();
    const mail = await find();
    if (mail === undefined) throw new Error(`the e-mail ${kind} has gone`);
    return mail;
  }
}
