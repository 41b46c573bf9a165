/** L-08, L-09, L-11: an open socket is asked first; without an answer in its time, GraphQL is. */
import { socketWaitMs } from '../constants/limits.ts';

export interface SocketFirstPorts<Answer> {
  readonly isSocketOpen: () => boolean;
  /** Asks over the socket; the signal ends the waiting for its reply. */
  readonly askSocket: (signal: AbortSignal) => Promise<Answer>;
  readonly askGraphql: () => Promise<Answer>;
  /** Mb/s of the link, if the browser tells it. */
  readonly downlink?: number | undefined;
}

export async function socketFirst<Answer>({ isSocketOpen, askSocket, askGraphql, downlink }: SocketFirstPorts<Answer>): Promise<Answer> {
  if (!isSocketOpen()) return await askGraphql();
  const controller = new AbortController();
  const timeIsUp = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeIsUp.resolve, socketWaitMs(downlink), undefined);
  try {
    const answer = await Promise.race([askSocket(controller.signal).then((value) => ({ value })), timeIsUp.promise]);
    if (answer) return answer.value;
  } catch {
    // The socket broke while it was asked: GraphQL answers.
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
  return await askGraphql();
}
