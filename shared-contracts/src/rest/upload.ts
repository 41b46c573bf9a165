import type { RestClientOptions } from './transport.ts';

/** How a file is sent by who shows how far it has come. */
export interface Upload {
  /** Called with the share that has been sent, 0-1; never where the browser does not count. */
  readonly onProgress?: (share: number) => void;
  /** Gives the sending up. */
  readonly signal?: AbortSignal;
}

/** A line of `getAllResponseHeaders`: `name: value`. */
const headerOf = (line: string): [string, string] => {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trim()];
};

const answerOf = (sent: XMLHttpRequest): Response => {
  const lines = sent
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'));
  // An answer with such a status has no body.
  return new Response(sent.status === 204 || sent.status === 304 ? null : sent.responseText, {
    status: sent.status,
    headers: lines.map(headerOf),
  });
};

/** `fetch` does not tell how much of a body has been sent; the older call does. */
async function sendCounted(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    const stop = (): void => sending.abort();
    request.signal.addEventListener('abort', stop, { once: true });
    sending.addEventListener('loadend', () => request.signal.removeEventListener('abort', stop));
    sending.addEventListener('load', () => resolve(answerOf(sending)));
    sending.addEventListener('error', () => reject(new TypeError('the file could not be sent')));
    sending.addEventListener('abort', () => reject(request.signal.reason));
    sending.send(body);
  });
}

/**
 * Options of a call that sends a file.
 * @param watched looks at what is sent with its progress as at what the client's own `fetch` sends (U-08, V-17)
 */
export const uploadOptions = ({ onProgress, signal }: Upload, watched: RestClientOptions['watched'] = (fetch) => fetch) => ({
  ...(signal !== undefined && { signal }),
  ...(onProgress !== undefined && { fetch: watched((...request) => sendCounted(new Request(...request), onProgress)) }),
});
