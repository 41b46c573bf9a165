/**
 * Runs a PostgreSQL server for a test run and prints its address. When stdin ends, which happens however the test run ends, it
 * stops the server and removes its folder. The lines `stop` and `start` on stdin stop and start the server, and are answered.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyPrograms } from './programs.ts';

/** PostgreSQL refuses to run as root; it runs as the user nobody then. */
const nobody = 65_534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const user = 'amperio';

const folder = mkdtempSync(join(tmpdir(), 'commerce-api-postgres-'));
const bin = copyPrograms(folder, account.uid);
const data = join(folder, 'data');
const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } } as const;

const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', user, '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options);
if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? String(made.stderr)}`);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      // A server that listens at a TCP port always has such an address.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const port = await freePort();
// Test data need not survive a crash of the machine (fsync off); everything else is PostgreSQL's default.
const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', shared_buffers: '64MB' };

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

function start(): Running {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

const canConnect = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

async function untilReady({ child }: Running): Promise<void> {
  while (!(await canConnect())) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections, then itself. */
async function stop({ child, ended }: Running): Promise<void> {
  if (child.exitCode === null) child.kill('SIGINT');
  await ended;
}

// Ctrl-C goes to all processes of a terminal; this one has to outlive the test run.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

let running = start();
await untilReady(running);
console.log(`postgres://${user}@127.0.0.1:${port}`);

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') await stop(running);
  if (line === 'start') await untilReady((running = start()));
  console.log(line);
}
await stop(running);
rmSync(folder, { recursive: true, force: true });
