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

/** the link that ends e-mails about carts. A look changes nothing, a press does. */
export function cartReminderLinks(services: AppServices) {
  const guesses = services.limits.of({ name: 'cart-reminder-link-network', most: mostPerNetwork, spanMs: hourMs });
  const draw = (request: FastifyRequest, reply: FastifyReply, page: LinkPage): FastifyReply => sendLinkPage(request, reply, services, page);

  return async (app: TypedApp): Promise<void> => {
    // Mail readers that end it with one press (RFC 8058) send a form of either kind.
    for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));

    app.get('/rest/V1/cart-reminders/end', { schema }, async (request, reply) =>
      draw(request, reply, {
        heading: 'Nie przypominać o koszyku?',
        text: 'Nie napiszemy więcej o niedokończonych zakupach, chyba że poprosisz o to po zalogowaniu.',
        buttons: [{ label: 'Nie przypominaj' }],
      }),
    );

    app.post('/rest/V1/cart-reminders/end', { schema }, async (request, reply) => {
      const caller = addressKey(request.ip);
      await guesses.take(caller);
      const ended = await services.database.run('cart-reminders.end', { token: request.query.token, at: services.now().toISOString() });
      if (!ended)
        return draw(request, reply.status(404), {
          heading: 'Link nie działa',
          text: 'Jest nieprawidłowy albo dotyczy przypomnienia, którego już nie ma. Nic więcej z niego nie przyjdzie.',
        });
      await guesses.giveBack(caller);
      return draw(request, reply, {
        heading: 'Nie przypomnimy już o koszyku',
        text: 'Wiadomości o zamówieniach będą przychodzić jak dotąd.',
      });
    });
  };
}
