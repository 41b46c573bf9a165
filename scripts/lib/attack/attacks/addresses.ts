import { repeat, tally, type Attack } from '../attack.ts';

const TRIES = 60;
const TRIES_ALLOWED = 20;

/** Who writes headers of proxies is no proxy: limits, links and cached pages go by the connection alone (J-112, J-113). */
export const addresses: Attack = {
  name: 'addresses',
  run: async ({ caller, pages }) => {
    const guesser = caller();
    const guesses = await repeat(TRIES, 8, (turn) =>
      guesser.call({
        path: '/rest/V1/order/tracking',
        headers: { 'x-forwarded-for': `203.0.113.${turn}`, 'x-real-ip': `203.0.113.${turn}` },
        body: { number: `1000${turn}`, email: 'kto@example.com' },
      }),
    );
    const looked = guesses.filter(({ status }) => status === 404).length;

    const forger = caller();
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      forwarded: 'host=evil.example',
    };
    const [forged] = await repeat(2, 1, () => forger.call({ path: pages.listing, headers }));
    const reader = caller();
    const afterwards = await reader.call({ path: pages.listing });
    const absolute = await caller().exchange(
      `GET http://evil.example/?lang=ua HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    const leaking = [forged?.body, JSON.stringify(forged?.headers), afterwards.body, absolute.text].filter(
      (text) => text?.includes('evil.example') === true || text?.includes('ftp://') === true,
    ).length;
    return [
      {
        attack: 'wrong order numbers under changing X-Forwarded-For',
        requests: TRIES,
        must: `at most ${TRIES_ALLOWED} are looked at`,
        figure: tally(guesses.map(({ status }) => status)),
        holds: looked <= TRIES_ALLOWED && guesses.every(({ status }) => status === 404 || status === 429),
      },
      {
        attack: 'foreign Host, X-Forwarded-Proto and request target',
        requests: 4,
        must: 'no page and no redirect has them',
        figure: `${leaking} of 4 answers`,
        holds: leaking === 0 && afterwards.status === 200,
      },
    ];
  },
};
