/** Calls of sellers at staff terminals (A-42 … A-45). */
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

export function neoportalCalls(client: Transport) {
  return {
    /** A-42, ≠27. */
    neoportalData: (productSkus: readonly string[]) =>
      result(client.POST('/rest/V1/neoportal/data', { body: { productSkus: [...productSkus] } })),
    /** */
    neoportalStores: () => result(client.GET('/rest/V1/neoportal/stores')),
    /** */
    chosenNeoportalStore: () => result(client.GET('/rest/V1/neoportal/stores/chosen')),
    /** */
    chooseNeoportalStore: (store: number) => result(client.PUT('/rest/V1/neoportal/stores', { body: { store } })),
  };
}
