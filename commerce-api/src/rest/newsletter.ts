import { Type } from 'typebox';
import { emailProblem } from '../customers/field-checks.ts';
import { mailboxOf } from '../customers/mailbox.ts';
import { addressKey } from 'shared-contracts/network';
import { newToken, tokenHash } from '../customers/token.ts';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { storeOf } from '../server/store.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import { acceptForms } from './form-body.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const FORM = 'application/x-www-form-urlencoded';
/** ∅28: the first landing page; it says that a link comes by e-mail. */
const ASKED_PAGE = '/newsletter.html';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const mostPerAddress = 60;
const mostPerMailbox = 5;
/** A form sent again so soon: the first e-mail is still on its way. */
const sameLinkMs = 10 * 60 * 1000;
/** Longer than the work takes, so that the clock does not tell known addresses from unknown ones. */
const answerAfterMs = 250;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const Subscription = Type.Object({
  email: Type.String({ maxLength: 300 }),
  checked_newsletter: Type.Optional(Type.Boolean({ description: 'The agreement of the form' })),
});

/** S-22, ∅28: the newsletter of a store. It is sent to who has confirmed by e-mail that it was them who asked (J-75). */
export function newsletterRoutes(services: AppServices) {
  const byAddress = services.limits.of({ name: 'newsletter-address', most: mostPerAddress, spanMs: hourMs });
  const byMailbox = services.limits.of({ name: 'newsletter-mailbox', most: mostPerMailbox, spanMs: dayMs });

  return async (app: TypedApp): Promise<void> => {
    // The form of a page whose scripts have not come sends itself.
    acceptForms(app);
    await app.register(newsletterLinks(services));

    app.post(
      '/rest/V1/newsletter/subscribe',
      {
        schema: {
          operationId: 'subscribeNewsletter',
          tags: ['service'],
          summary: 'Sends a link that confirms the subscription; the answer is the same for known and unknown addresses (∅28, J-75)',
          body: Subscription,
          response: {
            200: Type.Boolean(),
            303: Type.Null({ description: 'To the landing page, for a form that was sent as one' }),
            ...errorAnswers,
          },
        },
      },
      async (request, reply) => {
        const store = storeOf(request, services.reference);
        const { email, checked_newsletter: isAgreed = false } = request.body;
        if (!store.config.newsletterEnabled) throw new ApiError(404, 'newsletter_disabled', 'Ten sklep nie wysyła newslettera.');
        requireValid({ email: emailProblem(email), checked_newsletter: isAgreed ? null : 'required' });
        await byAddress.take(addressKey(request.ip));
        const token = newToken();
        const now = services.now();
        const ask = {
          email: email.trim().toLowerCase(),
          storeCode: store.code,
          token,
          tokenHash: tokenHash(token),
          leaveToken: newToken(),
          language: askedLanguage(request.headers.cookie),
          at: now.toISOString(),
          sentSince: new Date(now.getTime() - sameLinkMs).toISOString(),
        };
        // A mailbox over its limit is answered like any other, and gets no further link.
        const isWithin = await byMailbox.isAllowed(mailboxOf(email));
        await Promise.all([isWithin ? services.database.run('newsletter.ask', ask) : undefined, wait(answerAfterMs)]);
        services.mail.wake();
        if (request.headers['content-type']?.startsWith(FORM)) return reply.redirect(ASKED_PAGE, 303);
        return true;
      },
    );
  };
}
