import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from './ports.ts';
import { Service, type ServiceOptions } from './supervise.ts';
import { until } from './testing/until.ts';

const started: Service[] = [];

const tinyServer = async (env: Record<string, string> = {}, options: Pick<ServiceOptions, 'clock'> = {}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'tiny',
    script: 'scripts/lib/testing/tiny-server.ts',
    env: { ...process.env, PORT: String(port), ...env },
    readyUrl: url,
    ...options,
  });
  started.push(service);
  /** Its process id; null while it does not answer. */
  const pid = async (): Promise<number | null> => {
    try {
      return Number(await (await fetch(url)).text());
    } catch {
      return null; // not listening
    }
  };
  return { service, pid };
};

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(started.splice(0).map((service) => service.stop()));
});

describe('[J-24] a server of the shop', () => {
  it('is restarted when it was killed', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { service, pid } = await tinyServer();
    await service.start();
    const first = await pid();
    process.kill(first ?? 0, 'SIGKILL');
    await until(async () => ![first, null].includes(await pid()));
    expect(error).toHaveBeenCalledWith('tiny ended (SIGKILL); starting it again');
  });

  it('[J-355] is started again at once when it had run for a while, after half a second when it had not', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let now = 0;
    const delays: number[] = [];
    const later = (run: () => void, delay: number): void => {
      delays.push(delay);
      run();
    };
    const { service, pid } = await tinyServer({}, { clock: { now: () => now, later } });
    await service.start();
    for (const ranFor of [9_999, 10_000]) {
      const killed = await pid();
      now += ranFor;
      process.kill(killed ?? 0, 'SIGKILL');
      await until(async () => ![killed, null].includes(await pid()));
    }
    expect(delays).toEqual([500, 0]);
  });

  it('is not restarted when it was stopped', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { service, pid } = await tinyServer();
    await service.start();
    await service.stop();
    expect(await pid()).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('uses changed sources after a restart', async () => {
    const { service, pid } = await tinyServer();
    await service.start();
    const first = await pid();
    await service.restart();
    expect(await pid()).not.toBe(first);
  });

  it('that ends before it is ready fails the start, with its exit code', async () => {
    const { service } = await tinyServer({ EXIT_CODE: '3' });
    await expect(service.start()).rejects.toThrow('tiny did not start (exit code 3)');
  });
});
