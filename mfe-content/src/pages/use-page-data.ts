import { useCallback } from 'react';
import { useQuery, type AnyVariables, type TypedDocumentNode } from 'urql';

interface PageData<Data> {
  /** Undefined while it cannot be read. */
  readonly data: Data | undefined;
  readonly retry: () => void;
}

/** The data of a page and the way to ask for it again. */
export const usePageData = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pause = false,
): PageData<Data> => {
  // The parts of urql's arguments depend on whether there are variables; ours are always given.
  const [{ data }, execute] = useQuery<Data, AnyVariables>({ query, variables, pause });
  const retry = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  return { data, retry };
};
