import { getOperationName, type TypedDocumentNode } from '@urql/core';
import type { Language, PageResolution } from 'shared-contracts';
import { footerData, headerData, resolution, storeConfig } from '../../shell/testing/fixtures.ts';
import { CommerceUnavailable, type CommerceClient } from '../commerce/commerce.ts';

/** A commerce server in memory: addresses that it knows, questions that it was asked, and a switch to take it away. */
export class FakeCommerce implements CommerceClient {
  readonly asked: {
    readonly store: string;
    readonly name: string;
    readonly variables: unknown;
    readonly language: Language | undefined;
  }[] = [];
  readonly pages = new Map<string, PageResolution | Error>([['/agd', resolution()]]);
  /** Answers of REST calls by path. */
  readonly reads = new Map<string, unknown>();
  /** Every call waits for it. */
  gate: Promise<void> = Promise.resolve();
  failure: Error | null = null;

  down(): void {
    this.failure = new CommerceUnavailable('the commerce server does not answer');
  }

  countOf(name: string): number {
    return this.asked.filter((question) => question.name === name).length;
  }

  async query<Data, Variables extends object>(
    store: string,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    language?: Language,
  ): Promise<Data> {
    const name = getOperationName(document) ?? '';
    this.asked.push({ store, name, variables, language });
    await this.gate;
    if (this.failure) throw this.failure;
    return this.#answer(name, variables) as Data; // the names of the host's own queries decide what they get
  }

  #answer(name: string, variables: object): unknown {
    if (name === 'HeaderData') return { headerDataQuery: headerData };
    if (name === 'FooterData') return { footerDataQuery: footerData };
    if (name === 'StoreConfig') return { storeConfig };
    const key = 'urlKey' in variables ? String(variables.urlKey) : '';
    const page = this.pages.get(key) ?? resolution({ type: 'NOTFOUND', id: null, category_id: null, canonical_url: null });
    if (page instanceof Error) throw page;
    return { urlResolver: page };
  }

  async post(): Promise<{ readonly status: number; readonly body: string }> {
    if (this.failure) throw this.failure;
    return { status: 200, body: '{"data":{}}' };
  }

  async get(_store: string, path: string): Promise<{ readonly status: number; readonly body: string }> {
    if (this.failure) throw this.failure;
    const answer = this.reads.get(path);
    return answer === undefined ? { status: 404, body: '{}' } : { status: 200, body: JSON.stringify(answer) };
  }

  /** Drafts by the token of their links: what is answered with them, and their version. */
  readonly drafts = new Map<string, { readonly version: number; readonly commerce: FakeCommerce }>();

  async previewed(token: string): Promise<number | null> {
    if (this.failure) throw this.failure;
    return this.drafts.get(token)?.version ?? null;
  }

  withPreview(token: string): CommerceClient {
    return this.drafts.get(token)?.commerce ?? this;
  }

  async close(): Promise<void> {}
}
