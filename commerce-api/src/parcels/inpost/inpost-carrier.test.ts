import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inpostCarrier } from './inpost-carrier.ts';

/** What the stand-in answers to a path. */
const answers = new Map<string, { readonly status: number; readonly body: string }>();
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const { status, body } = answers.get(request.url ?? '') ?? {
    status: 404,
    body: '{"status":404,"key":"resource_not_found","message":"x","details":{}}',
  };
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // It listens on a TCP port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const number = '620012340000000000000001';
const track = (typed = number) => inpostCarrier(url).track({ number: typed, isToPoint: true, sentAt: new Date() });
const answer = (details: unknown, status = 200): void =>
  void answers.set(`/v1/tracking/${number}`, {
    status,
    body: JSON.stringify({
      tracking_number: number,
      service: 'inpost_locker_standard',
      type: 'inpost_locker_standard',
      tracking_details: details,
    }),
  });
const detail = (status: string, datetime: string) => ({ status, origin_status: 'X', agency: null, datetime });

describe('[J-311] parcels of InPost', () => {
  it('are asked for by their number without its spaces; its newest statuses come first, depots are one part of the way', async () => {
    answer([
      detail('delivered', '2026-11-28T18:04:00.000+01:00'),
      detail('pickup_reminder_sent', '2026-11-28T15:00:00.000+01:00'),
      detail('ready_to_pickup', '2026-11-28T11:30:00.000+01:00'),
      detail('out_for_delivery', '2026-11-28T07:10:00.000+01:00'),
      detail('sent_from_source_branch', '2026-11-27T22:00:00.000+01:00'),
      detail('adopted_at_source_branch', '2026-11-27T20:00:00.000+01:00'),
      detail('collected_from_sender', '2026-11-27T17:00:00.000+01:00'),
      detail('confirmed', '2026-11-27T11:00:00.000+01:00'),
      detail('a_status_of_next_year', '2026-11-27T11:00:00.000+01:00'),
    ]);
    const events = await track(' 6200 1234 0000 0000 0000 0001 ');
    expect(asked.at(-1)).toBe(`GET /v1/tracking/${number}`);
    expect(events?.map(({ state, at }) => `${state} ${at.toISOString().slice(0, 16)}`)).toEqual([
      'label_made 2026-11-27T10:00',
      'taken_over 2026-11-27T16:00',
      'on_its_way 2026-11-27T19:00',
      'out_for_delivery 2026-11-28T06:10',
      'waits_at_point 2026-11-28T10:30',
      'delivered 2026-11-28T17:04',
    ]);
  });

  it('waits in a shop or a locker that stores it for another, and comes in vain to an address that is wrong or has no mailbox', async () => {
    answer([
      detail('undelivered_no_mailbox', '2026-11-28T18:00:00Z'),
      detail('undelivered_incomplete_address', '2026-11-28T15:00:00Z'),
      detail('stack_in_customer_service_point', '2026-11-28T16:00:00Z'),
    ]);
    expect((await track())?.map(({ state }) => state)).toEqual(['attempt_failed', 'waits_at_point', 'attempt_failed']);
  });

  it('a number that is not known yet is no failure, whatever was typed', async () => {
    expect(await track('nie/ma?x=1')).toBeNull();
    expect(asked.at(-1)).toBe('GET /v1/tracking/nie%2Fma%3Fx%3D1');
  });

  it.each([
    ['an outage', 503, []],
    ['a redirect', 302, []],
    ['another shape', 200, { a: 1 }],
    ['times that are none', 200, [detail('delivered', 'wczoraj')]],
    ['more than any parcel has', 200, Array.from({ length: 501 }, () => detail('delivered', '2026-11-28T18:04:00Z'))],
  ])('%s is a failure, after which it is asked again', async (_what, status, details) => {
    answer(details, status);
    await expect(track()).rejects.toThrow('InPost');
  });
});
