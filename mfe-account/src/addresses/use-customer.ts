import { useEffect } from 'react';
import type { Customer } from 'shared-contracts/rest';
import type { Commerce } from '../session/commerce.ts';
import { useRequest, type Request } from '../session/use-request.ts';
import { useSession } from '../session/use-session.ts';

const readCustomer = (commerce: Commerce): ReturnType<Commerce['readCustomer']> => commerce.readCustomer();

/**
 * The customer with full addresses. U-09: it is requested again because the state does not hold the tax number (NIP) of an address
 * (U-10); the response is stored.
 */
export function useCustomer(): Request<Customer> {
  const request = useRequest(readCustomer);
  const { storeCustomer } = useSession();
  const customer = request.answer.state === 'ready' ? request.answer.value : null;
  useEffect(() => {
    if (customer !== null) storeCustomer(customer);
  }, [customer, storeCustomer]);
  return request;
}
