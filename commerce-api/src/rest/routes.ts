import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { shopVersion } from '../config/version.ts';
import { createSignIn } from '../customers/sign-in.ts';
import { createOrderService } from '../orders/order-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { Payments } from '../payments/payments.ts';
import type { AppServices } from '../server/app-services.ts';
import { accountRoutes } from './account.ts';
import { addOnRoutes } from './add-ons.ts';
import { calendarRoutes } from './calendar.ts';
import { cartRoutes } from './carts.ts';
import { checkoutRoutes } from './checkout.ts';
import { consentRoutes } from './consents.ts';
import { customerRoutes } from './customers.ts';
import { deliveryDateRoutes } from './delivery-date.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './orders.ts';
import { payAgainRoutes } from './pay-again.ts';
import { paymentRoutes } from './payments.ts';
import { pickupPointRoutes } from './pickup-points.ts';
import { namedSchemas } from './schemas/index.ts';
import { serviceRoutes } from './service.ts';
import { wishlistRoutes } from './wishlist.ts';

export interface RestParts extends OrderParts {
  readonly services: AppServices;
  readonly payments: Payments;
  /** Address of a feedback script for pages to load; empty where there is none. */
  readonly feedbackScript: string;
}

/** All REST calls of the contract, and their OpenAPI document (`app.swagger()`). */
export function restRoutes(parts: RestParts) {
  const { services, payments, feedbackScript } = parts;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Amperio commerce', version: shopVersion, description: 'REST calls of the shop. Money is whole grosze.' },
      },
      refResolver: { buildLocalReference: (json, _, __, index) => (typeof json['$id'] === 'string' ? json['$id'] : `def-${index}`) },
    });
    for (const schema of namedSchemas) app.addSchema(schema);
    const typed = app.withTypeProvider<TypeBoxTypeProvider>();
    await typed.register(cartRoutes(services));
    await typed.register(calendarRoutes(services));
    await typed.register(addOnRoutes(services));
    const signIn = createSignIn(services);
    await typed.register(customerRoutes(services, signIn));
    await typed.register(accountRoutes(services, signIn));
    await typed.register(wishlistRoutes(services));
    await typed.register(checkoutRoutes(services, createOrderService(parts)));
    await typed.register(orderRoutes(services));
    await typed.register(pickupPointRoutes(services));
    await typed.register(deliveryDateRoutes(services));
    await typed.register(paymentRoutes(payments, services));
    await typed.register(payAgainRoutes(services, payments));
    await typed.register(consentRoutes(services));
    await typed.register(newsletterRoutes(services));
    await typed.register(serviceRoutes(services, feedbackScript));
  };
}
