import { useCallback, useRef } from 'react';
import { useConnection } from 'shared-contracts';
import { createReviewClient } from 'shared-contracts/rest';

export type ReviewCalls = ReturnType<typeof createReviewClient>;

/** Photos take their time on a slow line. */
const TIMEOUT_MS = 60_000;

/** The calls of reviews and questions, made at their first use. */
export function useReviewCalls(): () => ReviewCalls {
  const connection = useConnection();
  const made = useRef<ReviewCalls>(null);
  return useCallback(() => {
    const { fetch, store, token } = connection();
    return (made.current ??= createReviewClient({ baseUrl: location.origin, fetch, store, token, timeout: TIMEOUT_MS }));
  }, [connection]);
}
