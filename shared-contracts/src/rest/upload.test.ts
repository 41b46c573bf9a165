import { afterEach, describe, expect, it } from '@jest/globals';
import { createRestClient } from './client.ts';

type Listener = (event: { readonly lengthComputable: boolean; readonly loaded: number; readonly total: number }) => void;

/** What the browser's own does, as far as the client needs it; a test says how the sending goes on. */
class FakeSending {
  readonly heard = new Map<string, Listener[]>();
  readonly upload = { addEventListener: (name: string, listener: Listener) => this.hear(`upload ${name}`, listener) };
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  sent: Blob | undefined;

  addEventListener(name: string, listener: Listener): void {
    this.hear(name, listener);
  }
  open(): void {
    opened.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-trace: a: b\r\n';
  }
  send(body: Blob): void {
    this.sent = body;
  }
  abort(): void {
    this.tell('abort');
    this.tell('loadend');
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.tell('load');
    this.tell('loadend');
  }
  tell(name: string, event = { lengthComputable: false, loaded: 0, total: 0 }): void {
    for (const listener of this.heard.get(name) ?? []) listener(event);
  }
  private hear(name: string, listener: Listener): void {
    this.heard.set(name, [...(this.heard.get(name) ?? []), listener]);
  }
}

/** All of them, in order. */
const opened: FakeSending[] = [];

const options = { baseUrl: 'http://shop.test', store: () => 'amperio', token: () => 'secret' };
const rest = createRestClient(options);
const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

async function begun(upload: Parameters<typeof rest.uploadComplaintFile>[2], client = rest) {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeSending, configurable: true });
  opened.length = 0;
  const answer = client.uploadComplaintFile(file, 'paragon.pdf', upload);
  for (let turn = 0; turn < 50 && opened[0]?.sent === undefined; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const [sending] = opened;
  if (sending === undefined) throw new Error('nothing was sent');
  return { answer, sending };
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));

describe('[J-365] a file that is sent with its progress', () => {
  it('tells the share that has gone, carries store and token, and is answered as any call', async () => {
    const shares: number[] = [];
    const { answer, sending } = await begun({ onProgress: (share) => shares.push(share) });
    expect([sending.headers.get('store'), sending.headers.get('authorization')]).toEqual(['amperio', 'Bearer secret']);
    expect(await sending.sent?.text()).toBe('%PDF-1.7');
    sending.tell('upload progress', { lengthComputable: true, loaded: 2, total: 8 });
    sending.tell('upload progress', { lengthComputable: false, loaded: 3, total: 0 });
    sending.answer(200, { id: 'f1' });
    expect(await answer).toEqual({ ok: true, value: { id: 'f1' } });
    expect(shares).toEqual([0.25]);
  });

  it('keeps the code of a refusal, and is a failed connection when the line breaks or it is given up', async () => {
    const refused = await begun({ onProgress: () => {} });
    refused.sending.answer(400, { code: 'file_type', message: 'Nie ten plik.' });
    expect(await refused.answer).toMatchObject({ ok: false, error: { status: 400, code: 'file_type' } });
    const cut = await begun({ onProgress: () => {} });
    cut.sending.tell('error');
    expect(await cut.answer).toMatchObject({ ok: false, error: { kind: 'network' } });
    const end = new AbortController();
    const given = await begun({ onProgress: () => {}, signal: end.signal });
    end.abort();
    expect(await given.answer).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('[U-08] is looked at as other calls are: a session that the server does not know any more is seen', async () => {
    const seen: unknown[] = [];
    const watched =
      (send: typeof fetch): typeof fetch =>
      async (...request) => {
        const response = await send(...request);
        seen.push([response.status, await response.clone().json()]);
        return response;
      };
    const { answer, sending } = await begun({ onProgress: () => {} }, createRestClient({ ...options, watched }));
    sending.answer(401, { message: 'Sesja wygasła.' });
    expect(await answer).toMatchObject({ ok: false, error: { status: 401, message: 'Sesja wygasła.' } });
    expect(seen).toEqual([[401, { message: 'Sesja wygasła.' }]]);
  });

  it('[V-17] [E-12] is not begun where nothing is sent without a connection', async () => {
    opened.length = 0;
    const offline = createRestClient({ ...options, watched: () => () => Promise.reject(new TypeError('Offline')) });
    const answer = await offline.uploadComplaintFile(file, 'paragon.pdf', { onProgress: () => {} });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(opened).toEqual([]);
  });
});
