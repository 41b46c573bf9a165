import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { redisProgram } from './programs.ts';

/** A Redis or Valkey server for one test file; its port stays the same over restarts. */
export interface RedisServer {
  readonly url: string;
  /** Ends it as kill -9 does. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A server that listens on a TCP port always has such an address.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a server; it ends with the process of the tests at the latest. */
export async function startRedis(): Promise<RedisServer> {
  const program = redisProgram();
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
    const started = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      started.stdout.on('data', (chunk: Buffer) => {
        log += String(chunk);
        if (/ready to accept connections/i.test(log)) resolve();
      });
      started.once('error', reject);
      started.once('close', (code) => reject(new Error(`${program} ended with ${code}:\n${log}`)));
    });
  };
  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, 'close');
    running.kill('SIGKILL');
    await ended;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}
