/** An exchange whose code is loaded when it is first needed. */
import { type Exchange, type Operation, type OperationResult, makeErrorResult } from '@urql/core';
import { make, makeSubject, pipe, subscribe } from 'wonka';

export interface LateExchange {
  readonly exchange: Exchange;
  /** Loads the code before it is needed. Never rejects: the first operation tries again. */
  readonly load: () => Promise<void>;
}

/**
 * Operations wait until the code is there and then go on in their order; one that is taken back meanwhile is forgotten. Where the
 * code does not come, those that wait fail with that error, as they would without a connection, and the next one loads it again.
 * @param load rejects when the code does not come
 */
export const lateExchange = (load: () => Promise<Exchange>): LateExchange => {
  let loading: Promise<Exchange> | undefined;
  const loaded = (): Promise<Exchange> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const exchange: Exchange = (input) => (operations$) =>
    make<OperationResult>(({ next }) => {
      const { source, next: send } = makeSubject<Operation>();
      const waiting = new Map<number, Operation>();
      let isThere = false;
      const takeWaiting = (): readonly Operation[] => {
        const operations = [...waiting.values()];
        waiting.clear();
        return operations;
      };
      const sendWaiting = async (): Promise<void> => {
        // A component that only looks whether the answer is there asks and takes it back at once: nothing is loaded for it.
        await Promise.resolve();
        if (isThere || waiting.size === 0) return;
        try {
          const late = await loaded();
          if (!isThere) pipe(late(input)(source), subscribe(next));
          isThere = true;
          takeWaiting().forEach(send);
        } catch (error) {
          const cause = error instanceof Error ? error : new Error(String(error));
          for (const operation of takeWaiting()) next(makeErrorResult(operation, cause));
        }
      };
      const { unsubscribe } = pipe(
        operations$,
        subscribe((operation) => {
          if (isThere) send(operation);
          else if (operation.kind === 'teardown') waiting.delete(operation.key);
          else {
            waiting.set(operation.key, operation);
            void sendWaiting();
          }
        }),
      );
      return unsubscribe;
    });
  return {
    exchange,
    load: () =>
      loaded().then(
        () => {},
        () => {},
      ),
  };
};
