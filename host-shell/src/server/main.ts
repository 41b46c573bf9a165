import { flushCompileCache } from 'node:module';
import { createHostServer } from './app.ts';
import { readConfig } from './ops/config.ts';

const GRACE_MS = 10_000;
/** By then the code of ordinary pages has been loaded. */
const KEEP_CODE_MS = 30_000;

/** Ends the start with one line on the error output. */
const fail = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`host-shell: ${message}`);
  process.exit(1);
};

try {
  const config = readConfig(process.env);
  const app = await createHostServer(config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    fail(taken ? new Error(`PORT: ${config.port} is taken by another program`) : error);
  }
  // A process that is killed keeps nothing at its end (`hostCode` of scripts/lib/host-process.ts says why that matters).
  setTimeout(flushCompileCache, KEEP_CODE_MS).unref();
  const stop = () => {
    // Requests under way are answered; a connection that never ends does not hold the stop for ever.
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}
