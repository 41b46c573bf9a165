import { closeSync, openSync, readFileSync, renameSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../server/start-error.ts';

/** Who holds a data folder: the process and when it started, since process ids are used again. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

export interface Lock {
  release(): void;
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** The state and start time of a process; undefined when there is no such process (or no /proc). */
function processStatus(pid: number): { readonly state: string; readonly startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; behind it come the state and, as the 20th field, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/** It has ended, and nobody has asked how: in a container without an init process that may stay so for ever. */
const hasEnded = (state: string): boolean => state === 'Z' || state === 'X';

/** Systems without /proc cannot tell the start: there a running process with that id counts as the holder. */
const isAlive = (holder: Holder): boolean => {
  if (!isRunning(holder.pid)) return false;
  const status = processStatus(holder.pid);
  if (status === undefined) return true;
  return !hasEnded(status.state) && (holder.startedAt === '' || status.startedAt === holder.startedAt);
};

function readHolder(path: string): Holder | undefined {
  try {
    const [pid = '', startedAt = ''] = readFileSync(path, 'utf8').split('\n');
    const parsed = Number(pid);
    return Number.isInteger(parsed) && parsed > 0 ? { pid: parsed, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

const tryCreate = (path: string): boolean => {
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeSync(file, `${process.pid}\n${processStatus(process.pid)?.startedAt ?? ''}\n`);
  closeSync(file);
  return true;
};

/**
 * Takes a data folder for this process alone. Two processes on one embedded database lose rows silently.
 * The lock of a process that is gone (kill -9) is taken over.
 * @throws StartError when another process holds it
 */
export function lockFolder(folder: string): Lock {
  const path = join(folder, 'commerce.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(path)) {
      return { release: () => rmSync(path, { force: true }) };
    }
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder)) {
      throw new StartError(`DATA_DIR ${folder} is in use by process ${holder.pid}; stop it or choose another folder`);
    }
    // Moving first lets only one of two starters take a stale lock away.
    const stale = `${path}.${process.pid}.stale`;
    try {
      renameSync(path, stale);
      unlinkSync(stale);
    } catch {
      // Another starter was quicker; the next attempt sees its lock.
    }
  }
  throw new StartError(`DATA_DIR ${folder} is being taken by another process; try again`);
}
