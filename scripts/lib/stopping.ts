/** Something that runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts something and lets Ctrl-C (or SIGTERM) end it and everything that it started, at any moment of its start too.
 * A second signal ends at once.
 */
export const untilStopped = async <Running extends Stoppable>(start: () => Promise<Running>): Promise<Running> => {
  let running: Running | null = null;
  const onSignal = () => {
    // Still starting, or impatient: `exit` takes the started processes along (see supervise.ts).
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
