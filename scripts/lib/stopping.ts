/** Runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts something; Ctrl-C (or SIGTERM) stops it and everything that it has started, also during the start.
 * A second signal ends at once.
 */
export const untilStopped = async <Running extends Stoppable>(start: () => Promise<Running>): Promise<Running> => {
  let running: Running | null = null;
  const onSignal = () => {
    // Still starting, or a second signal: `exit` also ends the started processes (see supervise.ts).
    if (running === null) process.exit(130);
    const ending = running.stop();
    running = null;
    void ending.then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  running = await start();
  return running;
};
