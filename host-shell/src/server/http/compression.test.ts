import { afterAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BROTLI, sendBrotli, toBrotli } from './compression.ts';

const text = 'Pralka ładowana od przodu. '.repeat(2_000);
const app = fastify();
app.get('/', async (request, reply) => sendBrotli(request, reply, await toBrotli(Buffer.from(text), BROTLI.quick)));
afterAll(() => app.close());

describe('[J-30] a kept answer', () => {
  it('takes no more memory than it is long', async () => {
    const kept = await toBrotli(Buffer.from(text), BROTLI.quick);
    expect(kept.length).toBeLessThan(1_000);
    expect(kept.buffer.byteLength).toBe(kept.length);
  });

  it('is packed within a window of its own size: a larger one is memory that V8 collects its heap for', async () => {
    // RFC 7932, 9.1: its first bits name the window, 17 bits here.
    const [first = 0] = await toBrotli(Buffer.from(text), BROTLI.quick);
    expect(first & 0b111_1111).toBe(0b000_0001);
  });

  it('is given as brotli, as gzip or bare, as the caller reads it', async () => {
    const answers = await Promise.all(
      ['gzip, deflate, br', 'gzip', undefined].map((accepted) =>
        app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }),
      ),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const [brotli, zipped, bare] = answers.map(({ rawPayload }) => rawPayload);
    expect([brotliDecompressSync(brotli ?? ''), gunzipSync(zipped ?? ''), bare].map(String)).toEqual([text, text, text]);
  });
});
