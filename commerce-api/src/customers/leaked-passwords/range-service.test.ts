import { describe, expect, it } from '@jest/globals';
import { rangeService } from './range-service.ts';

const PASSWORD = 'MojeHaslo2026';

const asked = (answer: () => Promise<Response>) => {
  const sent: { readonly url: string; readonly headers: Headers; readonly body: unknown }[] = [];
  const warnings: string[] = [];
  const service = rangeService('https://range.example', {
    now: () => new Date(0),
    warn: (line) => void warnings.push(line),
    send: (url, init) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers), body: init?.body });
      return answer();
    },
  });
  return { service, sent, warnings };
};

const lines =
  (...all: readonly string[]) =>
  () =>
    Promise.resolve(new Response(all.join('\r\n')));
const hash = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-1', Buffer.from(text)))
    .toString('hex')
    .toUpperCase();

/** Until it is cancelled. */
const endless = () => {
  let given = 0;
  let cancelled = false;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    given += 50_000;
    controller.enqueue(new Uint8Array(50_000).fill(65));
  };
  const body = new ReadableStream({ pull, cancel: () => void (cancelled = true) });
  return { body, state: () => ({ given, cancelled }) };
};

describe('[J-357] a service of leaked passwords', () => {
  it('is told five digits of the hash, and nothing else of a password', async () => {
    const { service, sent } = asked(lines());
    await service.has(PASSWORD);
    const whole = await hash(PASSWORD);
    expect(sent.map(({ url }) => url)).toEqual([`https://range.example/range/${whole.slice(0, 5)}`]);
    expect(sent[0]?.headers.get('add-padding')).toBe('true');
    expect(sent[0]?.body).toBeUndefined();
    expect(JSON.stringify([...(sent[0]?.headers ?? [])])).not.toContain(whole.slice(5));
  });

  it('has a password whose rest it answers, but none that only its padding made up', async () => {
    const rest = (await hash(PASSWORD)).slice(5);
    expect(await asked(lines('0'.repeat(35), `${rest}:42`)).service.has(PASSWORD)).toBe(true);
    expect(await asked(lines(`${rest}:0`)).service.has(PASSWORD)).toBe(false);
    expect(await asked(lines(`${'A'.repeat(35)}:3`)).service.has(PASSWORD)).toBe(false);
  });

  it.each([
    ['does not answer', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['answers an error', () => Promise.resolve(new Response('busy', { status: 503 }))],
    ['answers without end', () => Promise.resolve(new Response(endless().body))],
  ])('that %s keeps nobody from registering, and the operator is told once, without a hash', async (_, answer) => {
    const { service, warnings } = asked(answer);
    expect(await service.has(PASSWORD)).toBe(false);
    expect(await service.has(PASSWORD)).toBe(false);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain((await hash(PASSWORD)).slice(0, 5));
  });

  it('that answers without end is listened to no longer than a true answer would be', async () => {
    const { body, state } = endless();
    expect(await asked(() => Promise.resolve(new Response(body))).service.has(PASSWORD)).toBe(false);
    expect(state().cancelled).toBe(true);
    expect(state().given).toBeLessThanOrEqual(400_000);
  });
});
