import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const forOthers = 0o077;
const stickyBit = 0o1000;

/** Takes the rights of other users away where they have any. */
function close(path: string): void {
  // A server that runs on the folder, which refuses this start later, may just have removed it.
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & forOthers) !== 0) chmodSync(path, mode & ~forOthers);
}

/**
 * Keeps customers' data from other users of the machine (J-114): the folder and everything in its database is open to this server's user
 * alone, and whatever the process writes from now on as well.
 * @throws StartError when the folder is one that several users share, or belongs to somebody else
 */
export function makePrivate(dataDir: string): void {
  process.umask(forOthers);
  mkdirSync(dataDir, { recursive: true });
  const { mode, uid } = statSync(dataDir);
  if ((mode & stickyBit) !== 0)
    throw new StartError(`DATA_DIR ${dataDir} is shared by all users of this machine: choose a folder of its own`);
  const user = process.getuid?.();
  if ((mode & forOthers) !== 0 && user !== undefined && user !== 0 && uid !== user)
    throw new StartError(`DATA_DIR ${dataDir} belongs to another user and can be read by all: its mode has to be 0700`);
  close(dataDir);
  // Also where nobody gets into the folder: a copy of it, or a backup, has the modes of the files.
  const database = join(dataDir, 'database');
  if (statSync(database, { throwIfNoEntry: false }) === undefined) return;
  close(database);
  for (const entry of readdirSync(database, { recursive: true, encoding: 'utf8' })) close(join(database, entry));
}
