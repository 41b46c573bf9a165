import { Type } from 'typebox';
import type { Static } from 'typebox';
import { mostAddresses } from '../../customers/address-transactions.ts';
import type { AddressChange, AddressResult } from '../../customers/address-transactions.ts';
import { checkAddress } from '../../customers/field-checks.ts';
import { requireCustomer } from '../../customers/session.ts';
import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { CustomerAddressBody, CustomerRef } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { customerAnswer } from './customer-answer.ts';

const tags = ['customers'];
const customerAnswers = { 200: CustomerRef, ...errorAnswers };
const AddressParams = Type.Object({ addressId: Type.Integer({ minimum: 1 }) });

function answer(result: AddressResult) {
  if (!('refusal' in result)) return customerAnswer(result);
  switch (result.refusal) {
    case 'address_not_found':
      throw new ApiError(404, result.refusal, 'Nie znaleziono adresu.');
    case 'too_many_addresses':
      throw new ApiError(400, result.refusal, `Możesz zapisać najwyżej ${mostAddresses} adresów.`, { max: mostAddresses });
  }
}

/** The change that a body asks for. @throws ApiError 400 for what can't be an address of this shop */
function changeOf({ address }: Static<typeof CustomerAddressBody>, customerId: number): AddressChange {
  const checked = checkAddress(address);
  requireValid(checked.problems);
  if ((address.country_id ?? 'PL') !== 'PL') throw new ApiError(400, 'unknown_country', 'Dostarczamy tylko na terenie Polski.');
  return {
    customerId,
    address: checked.address,
    isDefaultBilling: address.default_billing === true,
    isDefaultShipping: address.default_shipping === true,
  };
}

/** The addresses of a customer (U-10): each call answers the customer with all of them. */
export function addressRoutes(services: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/customers/me/addresses',
      { schema: { operationId: 'addAddress', tags, summary: 'Adds an address', body: CustomerAddressBody, response: customerAnswers } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return answer(await services.database.run('addresses.add', changeOf(request.body, id)));
      },
    );

    app.put(
      '/rest/V1/customers/me/addresses/:addressId',
      {
        schema: {
          operationId: 'changeAddress',
          tags,
          summary: 'Changes an address',
          params: AddressParams,
          body: CustomerAddressBody,
          response: customerAnswers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const change = { ...changeOf(request.body, id), addressId: request.params.addressId };
        return answer(await services.database.run('addresses.change', change));
      },
    );

    app.delete(
      '/rest/V1/customers/me/addresses/:addressId',
      { schema: { operationId: 'removeAddress', tags, summary: 'Removes an address', params: AddressParams, response: customerAnswers } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return answer(await services.database.run('addresses.remove', { customerId: id, addressId: request.params.addressId }));
      },
    );
  };
}
