import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Valkey is compatible; either is used. */
const names = ['redis-server', 'valkey-server'] as const;

const systemFolders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin'];

const installed = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Installs Debian's package where that is allowed. Its service is not started: tests start their own servers. */
function installFromDistribution(): string | undefined {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env=RUNLEVEL,DEBIAN_FRONTEND'];
  const apt = (...args: readonly string[]): boolean => {
    const [command = '', ...rest] = [...prefix, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args];
    return (
      spawnSync(command, rest, { stdio: 'ignore', env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
    );
  };
  apt('update', '-qq');
  for (const name of names) {
    if (apt('install', '-y', '-qq', '--no-install-recommends', name)) return installed();
  }
  return undefined;
}

/**
 * The program of a Redis or Valkey server: from REDIS_SERVER, from the system, or installed from the distribution.
 * @throws in one line when there is none
 */
export function redisProgram(): string {
  const named = process.env['REDIS_SERVER'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`REDIS_SERVER: there is no file ${named}`);
    return named;
  }
  const program = installed() ?? installFromDistribution();
  if (program !== undefined) return program;
  throw new Error('no Redis or Valkey server could be found or installed: install one (redis-server) and name it in REDIS_SERVER');
}
