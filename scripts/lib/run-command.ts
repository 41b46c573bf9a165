/** Runs a command; an error ends the process with one line and exit code 1. */
export const runCommand = async (name: string, body: () => Promise<void>): Promise<void> => {
  try {
    await body();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
};
