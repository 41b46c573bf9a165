import type { FastifyRequest } from 'fastify';
import type { Choices } from '../checkout/choices.ts';
import type { StepContext } from '../checkout/steps.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { createCartAccess } from './cart-access.ts';
import type { CartBase } from './cart-access.ts';
import type { Cart } from './schemas/index.ts';

type CartRequest = FastifyRequest<{ Params: { readonly cartId: string } }>;

/** How calls choose something for a cart. */
export function createCartSteps(services: AppServices) {
  const access = createCartAccess(services);

  /** The cart of a call, as its step looks at it. */
  const contextOf = async (kind: CartBase, request: CartRequest) => {
    const found = await access.find(kind, request, request.params.cartId);
    const cart = await access.read(found);
    const store = storeOf(request, services.reference);
    return { found, context: { services, cart, store, asker: access.asker(request, found, store) } satisfies StepContext };
  };

  return {
    access,
    contextOf,

    /** Reads the cart, has the step look at it, keeps what is chosen, answers the whole cart. */
    step: async (
      kind: CartBase,
      request: CartRequest,
      choose: (context: StepContext) => Partial<Choices> | Promise<Partial<Choices>>,
    ): Promise<Cart> => {
      const { found, context } = await contextOf(kind, request);
      const choices = await choose(context);
      return access.answer(await services.database.run('checkout.choose', { cart: found.key, choices }), request, found);
    },
  };
}
