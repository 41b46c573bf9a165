import type { FastifyRequest } from 'fastify';
import type { Shop } from '../graphql/context.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import type { Speech } from '../translation/speech.ts';

/** How the answer to a request is said: in the language of its cookie. */
export const speechOf = (request: FastifyRequest, shop: Pick<Shop, 'speechIn'>): Speech =>
  shop.speechIn(askedLanguage(request.headers.cookie));
