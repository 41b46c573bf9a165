import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../server/app-services.ts';
import { sendLinkPage } from '../server/link-page.ts';
import type { LinkPage } from '../server/link-page.ts';
import type { TypedApp } from './types.ts';

const hourMs = 60 * 60 * 1000;
const mostPerNetwork = 60;
const schema = { hide: true, querystring: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }) };

interface EndLink {
  readonly path: string;
  /** Of the counter of guesses. */
  readonly limit: string;
  /** @returns false for a link that opens nothing */
  readonly end: (token: string) => Promise<boolean>;
  /** What a look shows, with the button that ends it. */
  readonly question: LinkPage;
  readonly done: LinkPage;
}

/** The link of an e-mail that ends such e-mails. A look changes nothing, a press does, also that of a mail reader (RFC 8058). */
export function endLinkRoutes(services: AppServices, { path, limit, end, question, done }: EndLink) {
  const guesses = services.limits.of({ name: limit, most: mostPerNetwork, spanMs: hourMs });
  const draw = (request: FastifyRequest, reply: FastifyReply, page: LinkPage): FastifyReply => sendLinkPage(request, reply, services, page);

  return async (app: TypedApp): Promise<void> => {
    for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, {}));

    app.get(path, { schema }, async (request, reply) => draw(request, reply, question));

    app.post(path, { schema }, async (request, reply) => {
      const caller = addressKey(request.ip);
      await guesses.take(caller);
      if (!(await end(request.query.token)))
        return draw(request, reply.status(404), {
          heading: 'Link nie działa',
          text: 'Jest nieprawidłowy albo dotyczy przypomnienia, którego już nie ma. Nic więcej z niego nie przyjdzie.',
        });
      await guesses.giveBack(caller);
      return draw(request, reply, done);
    });
  };
}
