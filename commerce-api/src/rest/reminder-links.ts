import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { ownName } from '../catalogue/own-name.ts';
import { tokenHash } from '../customers/token.ts';
import type { LinkedReminder, LinkState } from '../reminders/link-transactions.ts';
import type { Reminders } from '../reminders/send-due.ts';
import type { AppServices } from '../server/app-services.ts';
import { sendLinkPage } from '../server/link-page.ts';
import type { LinkPage } from '../server/link-page.ts';
import { translatorOf } from '../server/translator-of.ts';
import { acceptForms } from './form-body.ts';
import type { TypedApp } from './types.ts';

const hourMs = 60 * 60 * 1000;
const confirmLifeMs = 7 * 24 * hourMs;
const mostPerNetwork = 60;

const querystring = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const schema = { hide: true, querystring };

interface Answer extends LinkPage {
  readonly status: number;
}

const comes = {
  stock: 'Wyślemy jedną wiadomość, gdy produkt znów będzie dostępny.',
  price: 'Wyślemy jedną wiadomość, gdy cena spadnie.',
} as const;

const unknown: Answer = {
  status: 404,
  heading: 'Link nie działa',
  text: 'Jest nieprawidłowy albo dotyczy przypomnienia, którego już nie ma. Nic więcej z niego nie przyjdzie. O nowe możesz poprosić na stronie produktu.',
};
const ended: Answer = {
  status: 200,
  heading: 'To przypomnienie jest już zakończone',
  text: 'Nic więcej z niego nie przyjdzie. O nowe możesz poprosić na stronie produktu.',
};

/** What is over can't be confirmed; `asked` is what the pages themselves are for. */
const over: Readonly<Record<Exclude<LinkState, 'asked' | 'confirmed'>, Answer>> = {
  ended,
  expired: { status: 410, heading: 'Link wygasł', text: 'Działał przez 7 dni. Poproś o nowy na stronie produktu.' },
  sent: {
    status: 200,
    heading: 'To przypomnienie zostało już wysłane',
    text: 'Wiadomość jest w Twojej skrzynce. O następną możesz poprosić na stronie produktu.',
  },
};

const othersButton = { label: 'Zakończ też pozostałe przypomnienia', name: 'all', isQuiet: true } as const;

/** J-171: what the links of reminders lead to. A look changes nothing, a press does. */
export function reminderLinks(services: AppServices, reminders: Pick<Reminders, 'look'>) {
  const guesses = services.limits.of({ name: 'reminder-link-network', most: mostPerNetwork, spanMs: hourMs });
  const sentSince = (): string => new Date(services.now().getTime() - confirmLifeMs).toISOString();

  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    reminder: LinkedReminder | null,
    answer: Answer,
  ): Promise<FastifyReply> => {
    const { status, ...page } = answer;
    const product = reminder === null ? undefined : await services.products.get(reminder.productId);
    const about =
      product === undefined
        ? {}
        : {
            detail: translatorOf(request, services).translate(product.name, ownName(product)),
            onward: { label: 'Zobacz produkt', path: product.request_path },
          };
    return sendLinkPage(request, reply.status(status), services, { ...about, ...page });
  };

  /** Counts who tries links that open nothing. */
  const opened = async <Found>(request: FastifyRequest, open: () => Promise<Found>): Promise<Found> => {
    const caller = addressKey(request.ip);
    await guesses.take(caller);
    const found = await open();
    if (found !== null) await guesses.giveBack(caller);
    return found;
  };

  return async (app: TypedApp): Promise<void> => {
    // Mail readers that end a reminder with one press (RFC 8058) send a form of either kind.
    acceptForms(app);
    app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));

    app.get('/rest/V1/reminders/confirm', { schema }, async (request, reply) => {
      const link = { confirm: tokenHash(request.query.token) };
      const reminder = await opened(request, () => services.database.run('reminders.look', { link, sentSince: sentSince() }));
      if (reminder === null) return draw(request, reply, null, unknown);
      const { state, kind } = reminder;
      if (state === 'confirmed')
        return draw(request, reply, reminder, { status: 200, heading: 'To przypomnienie jest już potwierdzone', text: comes[kind] });
      if (state !== 'asked') return draw(request, reply, reminder, over[state]);
      return draw(request, reply, reminder, {
        status: 200,
        heading: 'Potwierdź przypomnienie',
        text: comes[kind],
        buttons: [{ label: 'Potwierdzam' }],
      });
    });

    app.post('/rest/V1/reminders/confirm', { schema }, async (request, reply) => {
      const link = { confirm: tokenHash(request.query.token) };
      const at = services.now().toISOString();
      const reminder = await opened(request, () => services.database.run('reminders.confirm', { link, sentSince: sentSince(), at }));
      if (reminder === null) return draw(request, reply, null, unknown);
      const { state, kind, productId } = reminder;
      if (state === 'ended' || state === 'expired' || state === 'sent') return draw(request, reply, reminder, over[state]);
      reminders.look(productId);
      const heading = state === 'asked' ? 'Gotowe, damy Ci znać' : 'To przypomnienie jest już potwierdzone';
      return draw(request, reply, reminder, { status: 200, heading, text: comes[kind] });
    });

    app.get('/rest/V1/reminders/end', { schema }, async (request, reply) => {
      const link = { end: request.query.token };
      const reminder = await opened(request, () => services.database.run('reminders.look', { link, sentSince: sentSince() }));
      if (reminder === null) return draw(request, reply, null, unknown);
      const isOver = reminder.state === 'ended';
      return draw(request, reply, reminder, {
        ...(isOver
          ? ended
          : { status: 200, heading: 'Zakończyć przypomnienie?', text: 'Nie wyślemy już żadnej wiadomości o tym produkcie.' }),
        buttons: [...(isOver ? [] : [{ label: 'Zakończ przypomnienie' }]), ...(reminder.others > 0 ? [othersButton] : [])],
      });
    });

    app.post('/rest/V1/reminders/end', { schema }, async (request, reply) => {
      const { body } = request;
      const isAll = typeof body === 'object' && body !== null && 'all' in body;
      const end = { link: { end: request.query.token }, sentSince: sentSince(), at: services.now().toISOString(), isAll };
      const reminder = await opened(request, () => services.database.run('reminders.end', end));
      if (reminder === null) return draw(request, reply, null, unknown);
      if (isAll)
        return draw(request, reply, reminder, {
          status: 200,
          heading: 'Wszystkie przypomnienia zakończone',
          text: 'Nic więcej z nich nie przyjdzie.',
        });
      if (reminder.state === 'ended') return draw(request, reply, reminder, ended);
      return draw(request, reply, reminder, {
        status: 200,
        heading: 'Przypomnienie zakończone',
        text: 'Nic więcej z niego nie przyjdzie.',
        buttons: reminder.others > 0 ? [othersButton] : [],
      });
    });
  };
}
