import type { FastifyRequest } from 'fastify';
import type { AppServices } from './app-services.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import type { Translator } from '../translation/translator.ts';

/** The translator of a request: the language comes from its cookie. */
export const translatorOf = (request: FastifyRequest, services: Pick<AppServices, 'translatorFor'>): Translator =>
  services.translatorFor(askedLanguage(request.headers.cookie));
