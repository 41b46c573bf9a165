import { createServer } from 'node:net';

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

/** Whether no process listens on the port of this machine. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** @throws in one line when the port is taken: its process would be mistaken for the service that is being started */
export const assertFree = async (variable: string, port: string): Promise<void> => {
  // A value that is not a number is reported by the server itself.
  if (/^\d+$/.test(port) && !(await isPortFree(Number(port)))) throw new Error(`${variable}: ${port} is taken by another program`);
};
