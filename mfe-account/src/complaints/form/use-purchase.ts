import { useState } from 'react';
import { failed, parseApiError, succeeded, type ApiError, type ApiResult } from 'shared-contracts';
import type { PurchaseProof } from 'shared-contracts/complaints';
import type { Commerce } from '../../session/commerce.ts';
import { useCommerce } from '../../session/commerce.ts';

export interface BoughtItem {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
}

/** What the form says of the purchase. */
export interface PurchaseWanted {
  readonly proof: PurchaseProof;
  readonly docNo: string;
  readonly docDate: string;
  readonly storeId: string;
  readonly email: string;
  /** Their own orders are known without an e-mail address. */
  readonly isCustomer: boolean;
}

export type FoundPurchase = { readonly items: readonly BoughtItem[]; readonly store: string | null };

async function look(commerce: Commerce, wanted: PurchaseWanted): Promise<ApiResult<FoundPurchase>> {
  const { proof, docNo, docDate, storeId, email, isCustomer } = wanted;
  if (proof !== 'order') {
    const answer = await commerce.checkDocument({ docNo, docDate, ...(storeId !== '' && { storeId: Number(storeId) }) });
    return answer.ok ? succeeded({ items: answer.value.items, store: answer.value.store.name }) : answer;
  }
  const own = isCustomer ? await commerce.readOrder(docNo) : failed(parseApiError(404, {}));
  // An order from before the account is found as a guest finds it.
  const answer = own.ok || own.error.status !== 404 ? own : await commerce.trackOrder(docNo, email);
  return answer.ok ? succeeded({ items: answer.value.items, store: null }) : answer;
}

export interface Purchase {
  readonly found: FoundPurchase | null;
  readonly error: ApiError | null;
  readonly find: (wanted: PurchaseWanted) => Promise<void>;
  /** What was found belongs to what stands in the fields no more. */
  readonly forget: () => void;
}

/** B-06: looks a purchase up, and what was bought with it. */
export function usePurchase(): Purchase {
  const commerce = useCommerce();
  const [found, setFound] = useState<FoundPurchase | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    found,
    error,
    find: async (wanted) => {
      setFound(null);
      setError(null);
      const answer = await look(commerce(), wanted);
      if (answer.ok) setFound(answer.value);
      else setError(answer.error);
    },
    forget: () => {
      setFound(null);
      setError(null);
    },
  };
}
