import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/**
 * Makes sure that nothing listens at a port yet.
 * @throws StartError naming the port
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? 'is already in use; stop what listens there or choose another port'
        : `cannot be used: ${error.message}`;
    reject(new StartError(`COMMERCE_API_PORT ${port} ${reason}`));
  });
  probe.listen(port, host, () => probe.close(() => resolve()));
  return promise;
}
