import { describe, expect, it, jest } from '@jest/globals';
import { registryOf, remoteRegistry } from './remote-registry.ts';

const registry = { schemaVersion: 2, revision: 3, previousRevision: 2, issuedAt: '2026-11-20T08:00:00.000Z', remotes: {}, changes: [] };
const answering = (status: number, body: unknown) =>
  jest.fn<typeof fetch>().mockImplementation(async () => new Response(JSON.stringify(body), { status }));

describe('[J-54] the registry behind a host', () => {
  it('gets actions with the token, and returns their changes', async () => {
    const fetch = answering(200, { registry, texts: ['mfe-content: switched off'] });
    const place = remoteRegistry('https://shop.example', 'secret', fetch);
    expect((await place.change({ action: 'kill', name: 'mfe-content' }, true)).texts).toEqual(['mfe-content: switched off']);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://shop.example/__federation/registry');
    expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret' } });
    expect(JSON.parse(String(init?.body))).toEqual({ action: 'kill', name: 'mfe-content', dryRun: true });
    expect(await remoteRegistry('https://shop.example', 'secret', answering(200, registry)).read()).toEqual(registry);
  });

  it('fails in one line with the reason of a refusal, or when the host does not answer', async () => {
    const refused = remoteRegistry(
      'https://shop.example',
      'x',
      answering(409, { message: 'mfe-content has no earlier release to go back to' }),
    );
    await expect(refused.change({ action: 'rollback', name: 'mfe-content' })).rejects.toThrow('has no earlier release to go back to');
    await expect(remoteRegistry('https://shop.example', 'x', answering(502, '<html>')).read()).rejects.toThrow('answers 502');
    const away = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'));
    await expect(remoteRegistry('https://shop.example', 'x', away).read()).rejects.toThrow(
      'REGISTRY_URL: https://shop.example does not answer',
    );
  });

  it('needs both variables of the environment', () => {
    expect(() => registryOf({ REGISTRY_URL: 'shop.example' })).toThrow("REGISTRY_URL: 'shop.example' is not an http(s) address");
    expect(() => registryOf({ REGISTRY_URL: 'https://shop.example' })).toThrow('REGISTRY_TOKEN: is missing');
  });
});
