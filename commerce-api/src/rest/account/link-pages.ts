import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { hashPassword } from '../../customers/password-hash.ts';
import { newToken } from '../../customers/token.ts';
import type { AppServices } from '../../server/app-services.ts';
import { sendLinkPage } from '../../server/link-page.ts';
import { storeOf } from '../../server/store.ts';
import { acceptForms } from '../form-body.ts';
import type { TypedApp } from '../types.ts';
import { deletionAnswers, newEmailAnswers, undoAnswers, unknownLink, type LinkAnswer } from './link-answers.ts';

const hourMs = 60 * 60 * 1000;
const mostPerNetwork = 60;
const undoLifeMs = 7 * 24 * hourMs;
const resetLifeMs = hourMs;

const querystring = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const schema = { hide: true, querystring };

const pathOfDeletion = '/rest/V1/account/delete';
const pathOfEmail = '/rest/V1/account/email';
const pathOfUndo = '/rest/V1/account/email/undo';

/**
 * J-241, J-242: what the links of an account's e-mails lead to. A look changes nothing, a press does, once. They need no session: whoever
 * has the mailbox has the link, and the page says which account it is about.
 */
export function accountLinkPages(
  services: AppServices,
  { reviewsChanged, shopReviewsChanged }: Pick<CatalogueChanges, 'reviewsChanged' | 'shopReviewsChanged'>,
) {
  const { database, mail, now } = services;
  const guesses = services.limits.of({ name: 'account-link-network', most: mostPerNetwork, spanMs: hourMs });

  const draw = (request: FastifyRequest, reply: FastifyReply, { status, ...page }: LinkAnswer, email = ''): FastifyReply =>
    sendLinkPage(request, reply.status(status), services, { ...(email !== '' && { detail: email }), ...page });

  /** Counts who tries links that open nothing. */
  const opened = async <Found>(request: FastifyRequest, open: () => Promise<Found>): Promise<Found> => {
    const caller = addressKey(request.ip);
    await guesses.take(caller);
    const found = await open();
    if (found !== null) await guesses.giveBack(caller);
    return found;
  };
  const use = (token: string) => ({ token, at: now().toISOString() });
  const later = (ms: number): string => new Date(now().getTime() + ms).toISOString();
  /** A password that nobody knows, and the link for another. */
  const newPassword = async (request: FastifyRequest) => ({
    passwordHash: await hashPassword(newToken()),
    resetToken: newToken(),
    resetExpiresAt: later(resetLifeMs),
    storeCode: storeOf(request, services.reference).code,
  });

  return async (app: TypedApp): Promise<void> => {
    acceptForms(app);

    app.get(pathOfDeletion, { schema }, async (request, reply) => {
      const link = await opened(request, () => database.run('deletion.look', use(request.query.token)));
      return link === null ? draw(request, reply, unknownLink) : draw(request, reply, deletionAnswers[link.state], link.email);
    });

    app.post(pathOfDeletion, { schema }, async (request, reply) => {
      const storeCode = storeOf(request, services.reference).code;
      const ended = await opened(request, () => database.run('deletion.confirm', { ...use(request.query.token), storeCode }));
      if (ended === null) return draw(request, reply, unknownLink);
      if (ended.state !== 'open') return draw(request, reply, deletionAnswers[ended.state]);
      mail.wake();
      shopReviewsChanged();
      if (ended.productIds.length > 0) await reviewsChanged(ended.productIds);
      return draw(request, reply, deletionAnswers.done);
    });

    const look = async (request: FastifyRequest, token: string, purpose: 'new-email' | 'undo-email') =>
      opened(request, () => database.run('email-change.look', { ...use(token), purpose }));

    app.get(pathOfEmail, { schema }, async (request, reply) => {
      const link = await look(request, request.query.token, 'new-email');
      if (link === null) return draw(request, reply, unknownLink);
      const { state, email, current } = link;
      return draw(request, reply, newEmailAnswers[state], state === 'open' ? `${current} → ${email}` : email);
    });

    app.post(pathOfEmail, { schema }, async (request, reply) => {
      // Refused before a password is made: that is work.
      const link = await look(request, request.query.token, 'new-email');
      if (link === null) return draw(request, reply, unknownLink);
      if (link.state !== 'open') return draw(request, reply, newEmailAnswers[link.state], link.email);
      const change = await database.run('email-change.confirm', {
        ...use(request.query.token),
        ...(await newPassword(request)),
        undoToken: newToken(),
        undoExpiresAt: later(undoLifeMs),
      });
      if (change === null) return draw(request, reply, unknownLink);
      if (change.state !== 'open') return draw(request, reply, newEmailAnswers[change.state], change.email);
      mail.wake();
      return draw(request, reply, newEmailAnswers.done, change.email);
    });

    app.get(pathOfUndo, { schema }, async (request, reply) => {
      const link = await look(request, request.query.token, 'undo-email');
      return link === null ? draw(request, reply, unknownLink) : draw(request, reply, undoAnswers[link.state], link.email);
    });

    app.post(pathOfUndo, { schema }, async (request, reply) => {
      const link = await look(request, request.query.token, 'undo-email');
      if (link === null) return draw(request, reply, unknownLink);
      if (link.state !== 'open') return draw(request, reply, undoAnswers[link.state], link.email);
      const undone = await database.run('email-change.undo', { ...use(request.query.token), ...(await newPassword(request)) });
      if (undone === null) return draw(request, reply, unknownLink);
      if (undone.state !== 'open') return draw(request, reply, undoAnswers[undone.state], undone.email);
      mail.wake();
      return draw(request, reply, undoAnswers.done, undone.email);
    });
  };
}
