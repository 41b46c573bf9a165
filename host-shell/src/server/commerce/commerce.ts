import { stringifyDocument, type TypedDocumentNode } from '@urql/core';
import { DEFAULT_LANGUAGE, TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { Pool } from 'undici';
import * as v from 'valibot';

/** The commerce server gave no usable answer: the shop answers 503 and says when to try again. */
export class CommerceUnavailable extends Error {
  override readonly name = 'CommerceUnavailable';
}

const answerSchema = v.object({
  data: v.optional(v.nullable(v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

export interface CommerceClient {
  /**
   * One GraphQL call on behalf of a store.
   * @throws CommerceUnavailable without an answer, with a 5xx or 429, or with one that is no GraphQL; an Error when the answer carries no data
   */
  query<Data, Variables extends object>(
    store: string,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    language?: Language,
  ): Promise<Data>;
  /** Raw GraphQL call for the renderer: body in, body out, texts in the language given. @throws CommerceUnavailable */
  post(store: string, body: string, language?: Language): Promise<{ readonly status: number; readonly body: string }>;
  /** A REST call that reads; Polish unless a language is given. @throws CommerceUnavailable */
  get(store: string, path: string, language?: Language): Promise<{ readonly status: number; readonly body: string }>;
  /** The version of a draft that a token of a link shows; null for a token that does not hold. @throws CommerceUnavailable */
  previewed(token: string): Promise<number | null>;
  /** The same client, which is answered with the draft of a token (J-256). */
  withPreview(token: string): CommerceClient;
  close(): Promise<void>;
}

/** The commerce server reads the language where browsers have it: in the cookie of the language switch. */
const languageHeaders = (language: Language): { readonly cookie?: string } => {
  const value = formatTranslationCookie(language);
  return value === undefined ? {} : { cookie: `${TRANSLATION_COOKIE}=${value}` };
};

const CONNECTIONS = 24;
const TIMEOUT_MS = 5_000;

/** Keeps connections to the commerce server open and sends GraphQL requests over them. */
export const createCommerceClient = (baseUrl: string): CommerceClient => {
  const pool = new Pool(baseUrl, { connections: CONNECTIONS, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connectTimeout: 1_000 });
  return clientOn(pool, {});
};

const previewSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number() }));

/** @param own headers of every call */
const clientOn = (pool: Pool, own: Readonly<Record<string, string>>): CommerceClient => {
  const post: CommerceClient['post'] = async (store, body, language = DEFAULT_LANGUAGE) => {
    try {
      const response = await pool.request({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', accept: 'application/json', store, ...languageHeaders(language), ...own },
        body,
      });
      return { status: response.statusCode, body: await response.body.text() };
    } catch (error) {
      throw new CommerceUnavailable('the commerce server does not answer', { cause: error });
    }
  };

  return {
    post,
    async get(store, path, language = DEFAULT_LANGUAGE) {
      try {
        const response = await pool.request({
          method: 'GET',
          path,
          headers: { accept: 'application/json', store, ...languageHeaders(language), ...own },
        });
        return { status: response.statusCode, body: await response.body.text() };
      } catch (error) {
        throw new CommerceUnavailable('the commerce server does not answer', { cause: error });
      }
    },
    async previewed(token) {
      const { status, body } = await clientOn(pool, { ...own, 'x-preview': token }).get('default', '/rest/V1/preview');
      if (status >= 500 || status === 429) throw new CommerceUnavailable(`the commerce server answers ${status}`);
      const answer = v.safeParse(previewSchema, body);
      return status === 200 && answer.success ? answer.output.version : null;
    },
    withPreview: (token) => clientOn(pool, { ...own, 'x-preview': token }),
    async query(store, document, variables, language) {
      const { status, body } = await post(store, JSON.stringify({ query: stringifyDocument(document), variables }), language);
      if (status >= 500 || status === 429) throw new CommerceUnavailable(`the commerce server answers ${status}`);
      const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), body);
      if (!answer.success) throw new CommerceUnavailable(`the commerce server answers ${status} and no GraphQL`);
      const { data, errors } = answer.output;
      if (data == null) throw new Error(errors?.[0]?.message ?? 'the commerce server answered without data');
      // The document's type is generated from the schema that both sides are tested against.
      return data as typeof document extends TypedDocumentNode<infer Data, infer _Variables> ? Data : never;
    },
    close: () => pool.close(),
  };
};
