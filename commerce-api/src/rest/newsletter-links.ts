import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { tokenHash } from '../customers/token.ts';
import type { AppServices } from '../server/app-services.ts';
import { sendLinkPage } from '../server/link-page.ts';
import type { LinkPage } from '../server/link-page.ts';
import { chosenIn, PreferencesForm, preferencesPage } from './newsletter-preferences.ts';
import type { TypedApp } from './types.ts';

/** ∅28: the second landing page. */
const CONFIRMED_PAGE = '/newsletter/potwierdzenie.html';

const hourMs = 60 * 60 * 1000;
const confirmLifeMs = 7 * 24 * hourMs;
const mostPerAddress = 60;

const querystring = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const schema = { hide: true, querystring };

const invalid = {
  heading: 'Link nie działa',
  text: 'Jest nieprawidłowy, wygasł albo został zastąpiony nowszym. Możesz zapisać się ponownie na dole każdej strony sklepu.',
} as const;

/** J-75: what the links of newsletter e-mails lead to. A look changes nothing, a press does. */
export function newsletterLinks(services: AppServices) {
  const guesses = services.limits.of({ name: 'newsletter-link-address', most: mostPerAddress, spanMs: hourMs });
  const draw = (request: FastifyRequest, reply: FastifyReply, page: LinkPage): FastifyReply => sendLinkPage(request, reply, services, page);

  return async (app: TypedApp): Promise<void> => {
    app.get('/rest/V1/newsletter/confirm', { schema }, async (request, reply) =>
      draw(request, reply, {
        heading: 'Potwierdź zapis do newslettera',
        text: 'Jedno kliknięcie i gotowe. Wypisać się możesz w każdej chwili, linkiem z każdej wiadomości.',
        buttons: [{ label: 'Potwierdzam zapis' }],
      }),
    );

    app.post('/rest/V1/newsletter/confirm', { schema }, async (request, reply) => {
      const caller = addressKey(request.ip);
      await guesses.take(caller);
      const now = services.now();
      const confirmed = await services.database.run('newsletter.confirm', {
        tokenHash: tokenHash(request.query.token),
        at: now.toISOString(),
        sentSince: new Date(now.getTime() - confirmLifeMs).toISOString(),
      });
      if (!confirmed) return draw(request, reply.status(404), invalid);
      await guesses.giveBack(caller);
      services.mail.wake();
      return reply.redirect(CONFIRMED_PAGE, 303);
    });

    app.get('/rest/V1/newsletter/leave', { schema }, async (request, reply) =>
      draw(request, reply, {
        heading: 'Wypisz się z newslettera',
        text: 'Nie wyślemy już żadnej wiadomości z promocjami. Wiadomości o zamówieniach będą przychodzić jak dotąd.',
        buttons: [{ label: 'Wypisuję się' }],
      }),
    );

    app.post('/rest/V1/newsletter/leave', { schema }, async (request, reply) => {
      const caller = addressKey(request.ip);
      await guesses.take(caller);
      const ended = await services.database.run('newsletter.end', { leaveToken: request.query.token, at: services.now().toISOString() });
      if (!ended) return draw(request, reply.status(404), invalid);
      await guesses.giveBack(caller);
      return draw(request, reply, {
        heading: 'Nie dostajesz już newslettera',
        text: 'Szkoda, że odchodzisz. Zawsze możesz zapisać się ponownie.',
      });
    });

    const noSubscription = {
      heading: 'Link nie działa',
      text: 'Zapis do newslettera nie jest potwierdzony albo się skończył. Możesz zapisać się ponownie na dole każdej strony sklepu.',
    } as const;

    app.get('/rest/V1/newsletter/preferences', { schema }, async (request, reply) => {
      const caller = addressKey(request.ip);
      await guesses.take(caller);
      const preferences = await services.database.run('newsletter.preferences', request.query.token);
      if (preferences === null) return draw(request, reply.status(404), noSubscription);
      await guesses.giveBack(caller);
      return draw(request, reply, preferencesPage(preferences));
    });

    app.post('/rest/V1/newsletter/preferences', { schema: { ...schema, body: PreferencesForm } }, async (request, reply) => {
      const caller = addressKey(request.ip);
      await guesses.take(caller);
      const chosen = chosenIn(request.body);
      const isKept = await services.database.run('newsletter.save-preferences', { leaveToken: request.query.token, ...chosen });
      if (!isKept) return draw(request, reply.status(404), noSubscription);
      await guesses.giveBack(caller);
      return draw(request, reply, {
        heading: 'Zapisaliśmy Twój wybór',
        text:
          chosen.topics.length === 0
            ? 'Nie wybrano żadnego tematu, więc nic nie wyślemy. Możesz to zmienić w każdej chwili, linkiem z każdej wiadomości.'
            : 'Następny newsletter wyślemy według niego.',
      });
    });
  };
}
