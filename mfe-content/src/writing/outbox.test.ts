import { describe, expect, it, test } from '@jest/globals';
import { createMemoryArea, createShopStorage } from 'shared-contracts';
import type { ApiResult } from 'shared-contracts/errors';
import { MESSAGE_OUTBOX, REPORT_OUTBOX } from 'shared-contracts/storage';
import { letterOutbox, lettersIn, type KeptMessage, type KeptReport } from './outbox.ts';

const message = (key: string) => ({
  key,
  topic: 'inne',
  name: 'Ola',
  email: 'ola@example.com',
  phone: '',
  comment: `Wiadomość ${key}`,
  refused: false,
});

const failed = (status: number): ApiResult<boolean> => ({
  ok: false,
  error: { kind: status === 0 ? 'network' : 'http', status, code: '', message: '', parameters: {}, trace: '' } as never, // the rest is not read
});

function opened(answers: ApiResult<boolean>[]) {
  const sent: string[] = [];
  const area = createMemoryArea();
  const storage = createShopStorage({ local: () => area, session: () => undefined, now: () => 1_000 });
  const outbox = letterOutbox({
    ...lettersIn(storage, MESSAGE_OUTBOX),
    send: async ({ key }: KeptMessage) => {
      sent.push(key);
      return answers.shift() ?? { ok: true, value: true };
    },
  });
  return { outbox, sent };
}

describe('[J-261] messages that wait for a connection', () => {
  it('are sent in their order, each once, by however many runs at a time', async () => {
    const { outbox, sent } = opened([]);
    for (const key of ['a', 'b', 'a']) outbox.keep(message(key));
    expect(outbox.count()).toBe(2);
    expect((await Promise.all([outbox.flush(), outbox.flush()])).map((flushed) => flushed.sent)).toEqual([2, 2]);
    expect([sent, outbox.count(), await outbox.flush()]).toEqual([['b', 'a'], 0, { sent: 0, refused: [] }]);
  });

  it.each([0, 503, 429, 408])('wait on after an answer of %i', async (status) => {
    const { outbox, sent } = opened([failed(status)]);
    outbox.keep(message('a'));
    outbox.keep(message('b'));
    expect([await outbox.flush(), outbox.count(), sent]).toEqual([{ sent: 0, refused: [] }, 2, ['a']]);
    expect(await outbox.flush()).toEqual({ sent: 2, refused: [] });
  });

  it('that the shop refuses are not sent again, and kept for their writer, whoever asks and when', async () => {
    const { outbox, sent } = opened([failed(400)]);
    outbox.keep(message('a'));
    outbox.keep(message('b'));
    const refused = { ...message('a'), refused: true };
    expect([await outbox.flush(), outbox.count()]).toEqual([{ sent: 1, refused: [refused] }, 0]);
    expect([await outbox.flush(), sent]).toEqual([{ sent: 0, refused: [refused] }, ['a', 'b']]);
    outbox.forget(refused);
    expect(await outbox.flush()).toEqual({ sent: 0, refused: [] });
  });

  it('that their writer has mended wait and are sent like others', async () => {
    const { outbox } = opened([failed(400)]);
    outbox.keep(message('a'));
    await outbox.flush();
    outbox.keep({ ...message('a'), comment: 'Poprawiona' });
    expect([outbox.count(), await outbox.flush()]).toEqual([1, { sent: 1, refused: [] }]);
  });
});

test('[J-321] [J-375] a reported error waits beside messages, with its page and its picture, and is sent once', async () => {
  const area = createMemoryArea();
  const storage = createShopStorage({ local: () => area, session: () => undefined, now: () => 1_000 });
  const sent: KeptReport[] = [];
  const answers: ApiResult<boolean>[] = [failed(0)];
  const outbox = letterOutbox({
    ...lettersIn(storage, REPORT_OUTBOX),
    send: async (report: KeptReport) => {
      sent.push(report);
      return answers.shift() ?? { ok: true, value: true };
    },
  });
  const picture = 'data:image/png;base64,AAAA';
  const report = {
    key: 'a',
    page: '/x.html',
    picture,
    name: 'Ola',
    email: 'ola@example.com',
    phone: '',
    comment: 'Nie działa',
    refused: false,
  };
  outbox.keep(report);
  expect(storage.read(MESSAGE_OUTBOX)).toEqual([]);
  expect([await outbox.flush(), await outbox.flush(), await outbox.flush()].map((flushed) => flushed.sent)).toEqual([0, 1, 0]);
  expect(sent).toEqual([report, report]);
  expect(storage.read(REPORT_OUTBOX)).toEqual([]);
});
