import { useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import { ProductQuestionsDocument, type ProductQuestionsQuery } from '../../graphql/generated.ts';

const IN_PLACE = { suspense: false } as const;
const NEWEST = { requestPolicy: 'network-only' } as const;

/** A product, and how many questions and answers it has as far as the page knows. */
export interface QuestionsNow {
  readonly productId: number;
  readonly count: number;
  readonly answered: number;
}

const isOlder = ({ productQuestions: read }: ProductQuestionsQuery, { count, answered }: QuestionsNow): boolean =>
  read.length !== count || read.filter(({ answer }) => answer !== null).length !== answered;

/** J-161: the questions about a product; read again when others have been published or answered since. */
export const useQuestions = (now: QuestionsNow) => {
  const { productId, count, answered } = now;
  const client = useClient();
  const query = useQuery({ query: ProductQuestionsDocument, variables: { productId }, context: IN_PLACE });
  const [{ data }] = query;
  const missed = data !== undefined && isOlder(data, now) ? `${count} ${answered}` : null;
  // Asked of the client, so that what is shown stays until the answer.
  useEffect(() => {
    if (missed !== null) void client.query(ProductQuestionsDocument, { productId }, NEWEST).toPromise();
  }, [missed, client, productId]);
  return query;
};
