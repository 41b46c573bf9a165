import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CONTRACT_ADDRESSES } from 'shared-contracts/contract-addresses';

/** The documents that describe the API, made when somebody asks first. */
export interface ContractTexts {
  /** SDL */
  readonly schema: () => string;
  /** JSON */
  readonly openApi: () => string;
}

interface Document {
  readonly text: string;
  readonly etag: string;
}

const documentOf = (text: string): Document => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** Whether the caller has it already. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** The contract that this server implements: releases are compared with it before they become active (J-69). */
export function contractRoutes({ schema, openApi }: ContractTexts) {
  return async (app: FastifyInstance): Promise<void> => {
    const offer = (url: string, type: string, make: () => string): void => {
      let made: Document | undefined;
      app.get(url, { schema: { hide: true } }, async (request, reply) => {
        made ??= documentOf(make());
        reply.headers({ etag: made.etag, 'cache-control': 'no-cache' });
        if (isKnown(request.headers['if-none-match'], made.etag)) return reply.status(304).send();
        return reply.type(type).send(made.text);
      });
    };
    offer(CONTRACT_ADDRESSES.schema, 'application/graphql; charset=utf-8', schema);
    offer(CONTRACT_ADDRESSES.openApi, 'application/json; charset=utf-8', openApi);
  };
}
