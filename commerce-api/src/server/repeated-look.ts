/** Work that is looked for again and again, and by whoever knows that there is some. */
export interface RepeatedLook {
  /** Does what is due; one run at a time, so that who calls during one waits for that. Never rejects. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Looks for work every `everyMs`; the first time is up to the caller.
 * @param report logs a run that failed; the next one comes anyway
 */
export function lookRepeatedly(work: () => Promise<void>, everyMs: number, report: (error: unknown) => void): RepeatedLook {
  let working: Promise<void> | undefined;
  const look = (): Promise<void> => {
    working ??= work()
      .catch(report)
      .finally(() => (working = undefined));
    return working;
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
