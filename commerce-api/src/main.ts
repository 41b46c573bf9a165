import { loggedError } from './server/logged-error.ts';
import { startServer } from './server/start.ts';
import { StartError } from './server/start-error.ts';

try {
  await startServer(process.env);
} catch (error) {
  // What the operator can mend is one line; anything else is a fault of ours and keeps its stack.
  console.error(error instanceof StartError ? `commerce-api: ${error.message}` : loggedError(error));
  process.exit(1);
}
