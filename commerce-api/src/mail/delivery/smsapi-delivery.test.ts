import { describe, expect, it } from '@jest/globals';
import { Undeliverable, type Message } from './delivery.ts';
import { smsapiDelivery } from './smsapi-delivery.ts';

const message: Message = {
  id: '3b1f0f3e-7a46-4b44-9e0e-0c8d9a0c3f11',
  kind: 'sms-order',
  recipient: '+48600100200',
  from: 'Amperio <sklep@amperio.example>',
  subject: 'SMS',
  text: 'Amperio: zamówienie 100 & więcej',
  html: '',
};

/** Sends a message to a gateway that answers so. @returns what the gateway got */
async function sentTo(status: number, body: string) {
  const calls: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const { deliver } = smsapiDelivery({ url: 'https://api.smsapi.pl', token: 'a-token', sender: 'Amperio' }, async (url, init) => {
    calls.push({ url: String(url), init });
    return new Response(body, { status });
  });
  await deliver(message);
  return calls;
}

const taken = '{"count":1,"list":[{"id":"5901","points":0.16,"number":"48600100200","status":"QUEUE","idx":"x"}]}';

describe('[J-369] an SMS that is handed to SMSAPI', () => {
  it('is a form with the number, the text in UTF-8 and an idx that is taken once; the token stands in its header alone', async () => {
    const [call, ...others] = await sentTo(200, taken);
    expect(others).toEqual([]);
    expect(call?.url).toBe('https://api.smsapi.pl/sms.do');
    expect(call?.init).toMatchObject({ method: 'POST', redirect: 'manual', headers: { authorization: 'Bearer a-token' } });
    expect(Object.fromEntries(call?.init?.body as URLSearchParams)).toEqual({
      to: '48600100200',
      from: 'Amperio',
      message: message.text,
      encoding: 'utf-8',
      format: 'json',
      idx: message.id,
      check_idx: '1',
    });
  });

  it('that was taken before is sent', async () => {
    await expect(sentTo(200, '{"error":53,"message":"Not unique idx"}')).resolves.toHaveLength(1);
  });

  it('to a number that does not exist is not tried again', async () => {
    const refused = '{"error":13,"message":"No correct phonenumbers: 48600100200","invalid_numbers":[{"number":"48600100200"}]}';
    await expect(sentTo(200, refused)).rejects.toBeInstanceOf(Undeliverable);
  });

  it.each([
    ['no credits', 200, '{"error":103,"message":"Insufficient credits of 48600100200"}', 'SMSAPI refuses it with error 103'],
    ['a wrong token', 401, '{"error":101,"message":"Authorization failed"}', 'SMSAPI refuses it with error 101'],
    ['an outage', 503, '<h1>48600100200</h1>', 'SMSAPI answers 503, of an unknown form'],
    ['a redirect', 302, '', 'SMSAPI answers 302, of an unknown form'],
    ['nothing taken', 200, '{"count":0,"list":[]}', 'SMSAPI answers 200, of an unknown form'],
  ])('is tried again after %s, and the reason names no number and no token', async (_what, status, body, reason) => {
    const failed = sentTo(status, body);
    await expect(failed).rejects.toThrow(new Error(reason));
    await expect(failed).rejects.not.toBeInstanceOf(Undeliverable);
  });
});
