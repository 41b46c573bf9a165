import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { shopVersion } from '../config/version.ts';
import { createPasskeys } from '../customers/passkeys/passkeys.ts';
import { createCodeLimits } from '../customers/second-factor/code-limits.ts';
import { createCodeSignIn } from '../customers/second-factor/code-sign-in.ts';
import { createSecondFactor } from '../customers/second-factor/second-factor.ts';
import { createSignIn } from '../customers/sign-in.ts';
import { createOrderMailLimits } from '../orders/mail-limits.ts';
import { createOrderService } from '../orders/order-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { Payments } from '../payments/payments.ts';
import type { Reminders } from '../reminders/send-due.ts';
import { createVoucherCodeLimit } from '../vouchers/code-limit.ts';
import type { AppServices } from '../server/app-services.ts';
import { accountRoutes } from './account.ts';
import { addOnRoutes } from './add-ons.ts';
import { archiveRoutes } from './archive.ts';
import { calendarRoutes } from './calendar.ts';
import { cartDeliveryRoutes } from './cart-delivery.ts';
import { cartOfferRoutes } from './cart-offers.ts';
import { cartReminderLinks } from './cart-reminder-links.ts';
import { warrantyReminderRoutes } from './warranty-reminders.ts';
import { cartRoutes } from './carts.ts';
import { savedItemRoutes } from './saved-items.ts';
import { checkoutRoutes } from './checkout.ts';
import { complaintRoutes } from './complaints/index.ts';
import { companyRoutes } from './companies.ts';
import { contactRoutes } from './contact.ts';
import { consentRoutes } from './consents.ts';
import { giftCardRoutes } from './gift-cards.ts';
import { customerRoutes } from './customers.ts';
import { deskRoutes } from './desk/index.ts';
import { deliveryDateRoutes } from './delivery-date.ts';
import { newsletterRoutes } from './newsletter.ts';
import { neoportalRoutes } from './neoportal.ts';
import { orderCancelRoutes } from './order-cancel.ts';
import { orderCalendarRoutes } from './order-calendar.ts';
import { orderDeliveryRoutes } from './order-delivery.ts';
import { orderPaperRoutes } from './order-papers.ts';
import { orderRoutes } from './orders.ts';
import { payAgainRoutes } from './pay-again.ts';
import { paymentRoutes } from './payments.ts';
import { pickupPointRoutes } from './pickup-points.ts';
import { previewRoutes } from './preview.ts';
import { productSheetRoutes } from './product-sheets.ts';
import { ratingReminderRoutes } from './rating-reminders.ts';
import { reminderRoutes } from './reminders.ts';
import { reservationRoutes } from './reservations.ts';
import { namedSchemas } from './schemas/index.ts';
import { serviceRoutes } from './service.ts';
import { pageVoteRoutes } from './page-votes.ts';
import { feedRoutes } from './feed.ts';
import { sitemapRoutes } from './sitemap.ts';
import { signInRoutes } from './sign-in.ts';
import { surveyRoutes } from './surveys.ts';
import { withdrawalRoutes } from './withdrawals/index.ts';
import { wishlistRoutes } from './wishlist.ts';
import { writtenRoutes } from './written/index.ts';

export interface RestParts extends OrderParts {
  readonly services: AppServices;
  readonly payments: Payments;
  readonly reminders: Pick<Reminders, 'look'>;
  /** Address of a feedback script for pages to load; empty where there is none. */
  readonly feedbackScript: string;
}

/** All REST calls of the contract, and their OpenAPI document (`app.swagger()`). */
export function restRoutes(parts: RestParts) {
  const { services, changes, payments, reminders, feedbackScript } = parts;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Amperio commerce', version: shopVersion, description: 'REST calls of the shop. Money is whole grosze.' },
      },
      refResolver: { buildLocalReference: (json, _, __, index) => (typeof json['$id'] === 'string' ? json['$id'] : `def-${index}`) },
    });
    for (const schema of namedSchemas) app.addSchema(schema);
    // J-149: what is told of carts, orders and customers is kept by nobody on the way; the few others say so themselves.
    app.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    const typed = app.withTypeProvider<TypeBoxTypeProvider>();
    await typed.register(cartRoutes(services));
    await typed.register(calendarRoutes(services));
    await typed.register(savedItemRoutes(services));
    await typed.register(addOnRoutes(services));
    await typed.register(cartDeliveryRoutes(services));
    await typed.register(cartOfferRoutes(services));
    const codeLimits = createCodeLimits(services.limits);
    const codeSignIn = createCodeSignIn(services, codeLimits);
    const signIn = createSignIn(services, codeSignIn);
    const passkeys = createPasskeys(services);
    await typed.register(customerRoutes(services, signIn));
    await typed.register(signInRoutes(services, codeSignIn, passkeys));
    const secondFactor = createSecondFactor(services, codeLimits);
    await typed.register(accountRoutes(services, { signIn, codeLimits, passkeys, secondFactor }, changes));
    await typed.register(wishlistRoutes(services));
    const voucherCodes = createVoucherCodeLimit(services.limits);
    const mailLimits = createOrderMailLimits(services.writeLimits);
    await typed.register(checkoutRoutes(services, createOrderService(parts, mailLimits), voucherCodes));
    await typed.register(giftCardRoutes(services, payments, voucherCodes));
    await typed.register(orderRoutes(services));
    await typed.register(orderCancelRoutes(services, changes, payments));
    await typed.register(orderPaperRoutes(services));
    await typed.register(orderCalendarRoutes(services));
    await typed.register(productSheetRoutes(services));
    await typed.register(orderDeliveryRoutes(services, mailLimits));
    await typed.register(pickupPointRoutes(services));
    await typed.register(deliveryDateRoutes(services));
    await typed.register(reservationRoutes(services, changes));
    await typed.register(paymentRoutes(payments, services));
    await typed.register(payAgainRoutes(services, payments));
    await typed.register(consentRoutes(services));
    await typed.register(newsletterRoutes(services));
    await typed.register(reminderRoutes(services, reminders));
    await typed.register(cartReminderLinks(services));
    await typed.register(warrantyReminderRoutes(services));
    await typed.register(writtenRoutes(services));
    await typed.register(complaintRoutes(services));
    await typed.register(withdrawalRoutes(services, changes, payments));
    await typed.register(neoportalRoutes(services));
    await typed.register(surveyRoutes(services, changes));
    await typed.register(ratingReminderRoutes(services));
    await typed.register(deskRoutes(services, changes, payments));
    await typed.register(previewRoutes(services));
    await typed.register(sitemapRoutes(services));
    await typed.register(companyRoutes(services));
    await typed.register(feedRoutes(services));
    await typed.register(pageVoteRoutes(services));
    await typed.register(contactRoutes(services));
    await typed.register(archiveRoutes(services));
    await typed.register(serviceRoutes(services, feedbackScript));
  };
}
