import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The environment variable with the address of the run's keeper of shared servers. */
export const keeperVariable = 'TEST_SERVERS_URL';

/** Starts the keeper of shared servers. Settings of the environment must be there already. @returns its address, and how to end it */
export async function startKeeper(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const keeper = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'close');
  const [url] = (await Promise.race([
    once(createInterface({ input: keeper.stdout }), 'line'),
    ended.then(() => {
      throw new Error('the keeper of shared servers did not start');
    }),
  ])) as [string]; // a line of its output
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}

/** The address of the server that all files of this jest worker share; files of one worker run one after another. */
export async function sharedServer(keeper: string): Promise<string> {
  const answer = await fetch(`${keeper}/worker-${process.env['JEST_WORKER_ID'] ?? '1'}`);
  const url = await answer.text();
  if (!answer.ok) throw new Error(url);
  return url;
}
