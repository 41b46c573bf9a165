import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import type { Choices } from '../checkout/choices.ts';
import { askForSms, chooseDay, chooseExpress, goodsIn } from '../checkout/steps.ts';
import type { StepContext } from '../checkout/steps.ts';
import { mailboxOf } from '../customers/mailbox.ts';
import { shelfShopView } from '../checkout/shelf-shop-view.ts';
import { shelfShops } from '../promise/shelf-shops.ts';
import { polishDay } from '../promise/working-days.ts';
import type { AppServices } from '../server/app-services.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import { translatorOf } from '../server/translator-of.ts';
import { cartAnswers, cartBases, CartParams } from './cart-access.ts';
import type { CartBase } from './cart-access.ts';
import { createCartSteps } from './cart-steps.ts';
import { RecordId, ShelfShops } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['checkout'];
const hourMs = 60 * 60_000;
/** SMS that one network (an office, a school) may ask for within an hour. */
const mostSms = 60;
/** E-mails about carts that one network may ask for within an hour, and that may be asked for for one mailbox within a day. */
const mostReminders = { network: 60, mailbox: 10 };

const DayParams = Type.Object({
  ...CartParams.properties,
  date: Type.String({ format: 'date' }),
  range: Type.String({ maxLength: 20 }),
  code: Type.String({ maxLength: 40 }),
});
const ExpressParams = Type.Object({
  ...CartParams.properties,
  storeId: RecordId,
  isOn: Type.Integer({ minimum: 0, maximum: 1, description: '1: collected there off the shelves; 0: given up' }),
});
const neopickup = '/rest/V1/neodata';

/** When and where the goods of a cart come: day of delivery, express collection, shops of today, SMS. */
export function cartDeliveryRoutes(services: AppServices) {
  const { step, contextOf } = createCartSteps(services);
  const sms = services.writeLimits.of({ name: 'confirmation-sms-network', most: mostSms, spanMs: hourMs });
  const reminders = {
    network: services.writeLimits.of({ name: 'cart-reminder-network', most: mostReminders.network, spanMs: hourMs }),
    mailbox: services.writeLimits.of({ name: 'cart-reminder-mailbox', most: mostReminders.mailbox, spanMs: 24 * hourMs }),
  };

  /** a guest may have typed the mailbox of a stranger. */
  const wantReminder = async (request: FastifyRequest, { cart }: StepContext): Promise<Pick<Choices, 'reminder'>> => {
    const email = cart.choices.billing?.email;
    if (email != null) await reminders.mailbox.take(mailboxOf(email));
    return { reminder: { language: askedLanguage(request.headers.cookie), askedAt: services.now().toISOString() } };
  };

  return async (app: TypedApp): Promise<void> => {
    for (const { path, kind, name } of cartBases) {
      app.put(
        `${path}/:cartId/delivery-date/:date/range/:range/code/:code`,
        {
          schema: {
            operationId: `set${name}DeliveryDate`,
            tags,
            summary: 'Chooses the day and the hours of the chosen delivery (A-16)',
            params: DayParams,
            response: cartAnswers,
          },
        },
        async (request) => step(kind, request, (context) => chooseDay(request.params, context)),
      );

      app.get(
        `${path}/:cartId/express-mode/:storeId/:isOn`,
        {
          schema: {
            operationId: `set${name}ExpressMode`,
            tags,
            summary: 'Collects everything in one shop, off its shelves, or gives that up (A-23, ≠36)',
            params: ExpressParams,
            response: cartAnswers,
          },
        },
        async (request) => step(kind, request, (context) => chooseExpress(request.params.storeId, request.params.isOn === 1, context)),
      );

      app.get(
        `${path}/:cartId/send-confirmation-sms`,
        {
          schema: {
            operationId: `send${name}ConfirmationSms`,
            tags,
            summary: 'Has the order confirmed by an SMS to the number of its address (A-24, ≠36)',
            params: CartParams,
            response: cartAnswers,
          },
        },
        async (request) => {
          await sms.take(addressKey(request.ip));
          return step(kind, request, askForSms);
        },
      );
      for (const [method, isWanted] of [
        ['PUT', true],
        ['DELETE', false],
      ] as const)
        app.route({
          method,
          url: `${path}/:cartId/reminder`,
          schema: {
            operationId: `${isWanted ? 'want' : 'drop'}${name}Reminder`,
            tags,
            summary: 'An e-mail is to come, or not, if the cart is left (A-26)',
            params: CartParams,
            response: cartAnswers,
          },
          handler: async (request) => {
            if (isWanted) await reminders.network.take(addressKey(request.ip));
            return step(kind, request, (context) => (isWanted ? wantReminder(request, context) : { reminder: null }));
          },
        });
    }

    const today = async (kind: CartBase, request: Parameters<typeof contextOf>[1]) => {
      const { context } = await contextOf(kind, request);
      const { store, asker } = context;
      const { place } = asker;
      const translator = translatorOf(request, services);
      const found = shelfShops({
        goods: await goodsIn(context),
        network: services.reference.network,
        store: store.code,
        days: services.promises.days(place.postcode),
        place,
      });
      const day = polishDay(services.now());
      return { items: found.filter(({ days }) => days[0] === day).map((one) => shelfShopView(one, translator)) };
    };

    app.get(
      `${neopickup}/neopickup/mine/1`,
      {
        schema: {
          operationId: 'listCartShopsToday',
          tags,
          summary: 'Shops in which the whole cart can be collected today (A-31)',
          response: { 200: ShelfShops, ...errorAnswers },
        },
      },
      async (request) => today('customer', Object.assign(request, { params: { cartId: 'mine' } })),
    );
    app.get(
      `${neopickup}/neopickup-guest/:cartId/1`,
      {
        schema: {
          operationId: 'listGuestCartShopsToday',
          tags,
          summary: 'Shops in which the whole cart of a guest can be collected today (A-32)',
          params: CartParams,
          response: { 200: ShelfShops, ...errorAnswers },
        },
      },
      async (request) => today('guest', request),
    );
  };
}
