import { aloneOnBus, type Bus } from './bus.ts';

/** The bus that the settings name; its client is loaded only then. */
export async function openBus(url: string | undefined, report: (line: string) => void): Promise<Bus> {
  if (url === undefined) return aloneOnBus;
  const { redisBus } = await import('./redis-bus.ts');
  return redisBus({ url, report });
}
