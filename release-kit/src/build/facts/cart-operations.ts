import type { CartRef } from 'shared-contracts';
import { createRestCartApi } from 'shared-contracts/cart-service';

const carts: readonly CartRef[] = [{ kind: 'mine' }, { kind: 'guest', cartId: 'a-cart' }];

/** The described operation that an address belongs to; a literal part is preferred to `{parameter}`. */
const describedAs = (method: string, path: string, operations: readonly string[]): string => {
  const parts = path.split('/');
  const fits = (operation: string): boolean => {
    const [verb, template = ''] = operation.split(' ');
    const wanted = template.split('/');
    return (
      verb === method && wanted.length === parts.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  };
  const found = operations.filter(fits).toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
  if (found === undefined) throw new Error(`the cart calls ${method} ${path}, which openapi.json does not describe`);
  return found;
};

/**
 * The operations of the cart service, found by making its calls against a server that answers nothing: the client puts their
 * addresses together while it runs.
 * @param operations all of openapi.json, `GET /rest/V1/…`
 */
export const cartOperations = async (operations: readonly string[]): Promise<readonly string[]> => {
  // Only noted here: the client would take an error for one of the network.
  const called: { readonly method: string; readonly path: string }[] = [];
  const api = createRestCartApi({
    store: 'amperio',
    token: () => 'token',
    fetch: (address, init) => {
      const { pathname } = new URL(String(address), 'http://localhost');
      called.push({ method: init?.method ?? 'GET', path: pathname });
      return Promise.resolve(new Response('null'));
    },
  });
  await Promise.all([
    api.create('guest'),
    api.create('mine'),
    api.assignToCustomer('a-cart'),
    ...carts.flatMap((cart) => [
      api.read(cart),
      api.addItem(cart, { sku: 'A', qty: 1, key: 'key' }),
      api.changeItem(cart, 1, 2),
      api.removeItem(cart, 1),
    ]),
  ]);
  return [...new Set(called.map(({ method, path }) => describedAs(method, path, operations)))].toSorted();
};
