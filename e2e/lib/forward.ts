import { request, type IncomingMessage, type ServerResponse } from 'node:http';

interface Passing {
  readonly upstream: URL;
  readonly incoming: IncomingMessage;
  readonly answer: ServerResponse;
  /** Handles the upstream's response itself when it returns true; otherwise the response is passed on. */
  readonly take?: (reply: IncomingMessage) => boolean;
}

/** Passes a request on unchanged and its response back; a broken connection breaks the other side as well. */
export const forward = ({ upstream, incoming, answer, take }: Passing): void => {
  const { hostname, port } = upstream;
  const { method, url: path, headers } = incoming;
  const onward = request({ hostname, port, method, path, headers }, (reply) => {
    if (take?.(reply)) return;
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.on('error', () => incoming.socket.destroy());
    reply.pipe(answer);
  });
  onward.on('error', () => incoming.socket.destroy());
  answer.on('close', () => answer.writableFinished || onward.destroy());
  incoming.pipe(onward);
};
