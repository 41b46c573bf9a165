import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Takes the lines of the log, one JSON text each. */
export interface LogSink {
  write(line: string): void;
}

/** True when the client has closed the connection before the end of the answer. */
export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished;

/** What Fastify itself says about requests. A client that leaves is no error: a line at 'info', without a stack. */
export class HostLog extends LogController {
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    super.requestCompleted(hasLeft(reply) ? null : error, request, reply);
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (hasLeft(reply)) request.log.info({ url: request.url }, 'the client has left');
    else super.streamError(error, request, reply);
  }
}
