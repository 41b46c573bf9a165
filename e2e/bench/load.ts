import { Pool } from 'undici';

export interface Load {
  /** 2xx answers per second. */
  readonly perSecond: number;
  /** 2xx answers and all others. */
  readonly good: number;
  readonly bad: number;
}

const CONNECTIONS = 10;

/**
 * Requests addresses over ten connections for some seconds. The connections share one list of addresses, so that no two request the
 * same one at a time: otherwise a server that answers concurrent requests for a page with one rendering would seem faster.
 */
export const load = async (url: string, paths: readonly string[], seconds: number): Promise<Load> => {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  let next = 0;
  let good = 0;
  let bad = 0;
  const since = performance.now();
  const until = since + seconds * 1000;
  const ask = async (path: string): Promise<void> => {
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    if (statusCode >= 200 && statusCode < 300) good += 1;
    else bad += 1;
  };
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      await ask(path).catch(() => (bad += 1));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const elapsed = (performance.now() - since) / 1000;
  await pool.close();
  return { perSecond: good / elapsed, good, bad };
};

/** Time to the first byte of each address, requested one after the other, ms. */
export const firstBytes = async (url: string, paths: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const path of paths) {
    const since = performance.now();
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    times.push(performance.now() - since);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    await response.arrayBuffer();
  }
  return times;
};
