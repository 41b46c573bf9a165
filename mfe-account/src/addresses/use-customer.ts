import { useEffect } from 'react';
import type { Customer } from 'shared-contracts/rest';
import type { Commerce } from '../session/commerce.ts';
import { useAnswer, type Reading } from '../session/use-answer.ts';
import { useSession } from '../session/use-session.ts';

const readCustomer = (commerce: Commerce): ReturnType<Commerce['readCustomer']> => commerce.readCustomer();

/**
 * The customer with whole addresses. U-09: it is read anew, since the NIP of an address is no part of what the page keeps
 * (U-10); what it answers is kept.
 */
export function useCustomer(): Reading<Customer> {
  const reading = useAnswer(readCustomer);
  const { takeCustomer } = useSession();
  const customer = reading.answer.state === 'ready' ? reading.answer.value : null;
  useEffect(() => {
    if (customer !== null) takeCustomer(customer);
  }, [customer, takeCustomer]);
  return reading;
}
