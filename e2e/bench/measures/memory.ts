import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { load } from '../load.ts';
import { atMost, type Measure } from '../measure.ts';
import { productPaths } from '../products.ts';

const KB_PER_MB = 1024;

/** The id of the process that listens on a port of this machine, read from /proc. */
const processOn = (port: number): number => {
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

const residentMb = (url: string): number => {
  const status = readFileSync(`/proc/${processOn(Number(new URL(url).port))}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / KB_PER_MB;
};

/** Resident memory of both servers after the load measures, MB. */
export const memory: Measure = {
  name: 'memory',
  async run({ url, commerceUrl, pages }) {
    await load(url, [pages.home, pages.listing, ...(await productPaths(url, 1_000))], 10);
    return [
      atMost('memory of the host', residentMb(url), 250, 'MB'),
      atMost('memory of the commerce server', residentMb(commerceUrl), 700, 'MB'),
    ];
  },
};
