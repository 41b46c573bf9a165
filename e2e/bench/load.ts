import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  /** 2xx answers and all others. */
  readonly good: number;
  readonly bad: number;
}

/** Ten connections for some seconds, going round the given addresses. */
export const load = async (url: string, paths: readonly string[], seconds: number): Promise<Load> => {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })),
  });
  return { perSecond: result.requests.average, good: result['2xx'], bad: result.non2xx + result.errors };
};

/** Time to the first byte of each address, one after the other, ms. */
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
