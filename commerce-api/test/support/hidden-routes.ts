import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface HiddenRoute {
  readonly method: string;
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
}

/** The calls of REST that OpenAPI does not name, such as links of e-mails. Read by a process of its own: Jest cannot load all of `rest`. */
export async function hiddenRoutes(): Promise<readonly HiddenRoute[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'print-hidden-routes.ts')]);
  return JSON.parse(stdout) as readonly HiddenRoute[]; // what the script prints
}
