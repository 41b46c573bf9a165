import { useCartService, type ApiError } from 'shared-contracts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';

interface PlusMembership {
  /** @returns the server's refusal, or null when it is done */
  readonly join: () => Promise<ApiError | null>;
  readonly leave: () => Promise<ApiError | null>;
}

/** J-298: joins and leaves the Plus programme; the account and the cart show it at once. */
export function usePlusMembership(): PlusMembership {
  const commerce = useCommerce();
  const cart = useCartService();
  const { storeCustomer, endRefusedSession } = useSession();
  const change = async (call: 'joinPlus' | 'leavePlus'): Promise<ApiError | null> => {
    const answer = await commerce()[call]();
    if (!answer.ok) {
      endRefusedSession(answer.error);
      return answer.error;
    }
    storeCustomer(answer.value);
    void cart.load('full');
    return null;
  };
  return { join: () => change('joinPlus'), leave: () => change('leavePlus') };
}
