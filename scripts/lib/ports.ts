import { createServer } from 'node:net';

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

/** True when nobody listens on the port of this machine. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** @throws one line when somebody listens there: whoever answers would be taken for the service that is being started */
export const assertFree = async (variable: string, port: string): Promise<void> => {
  // What is no number is told by the server's own configuration.
  if (/^\d+$/.test(port) && !(await isPortFree(Number(port)))) throw new Error(`${variable}: ${port} is taken by another program`);
};
