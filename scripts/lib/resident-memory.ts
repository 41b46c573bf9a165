import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const KB_PER_MB = 1024;

/** The id of the process that listens on a port of this machine, read from /proc. @throws when there is none */
export const processOn = (port: number): number => {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  const inodes = new Set(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local = '', , state]) => local.endsWith(`:${wanted}`) && state === '0A')
      .map((fields) => fields[9]),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
        const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1];
        if (inode !== undefined && inodes.has(inode)) return Number(pid);
      }
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
  throw new Error(`no process listens on port ${port}`);
};

/** Resident memory of a process now and at its peak, MB. @throws when it has ended */
export const residentMemory = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / KB_PER_MB;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
};
