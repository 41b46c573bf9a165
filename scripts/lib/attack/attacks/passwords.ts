import { repeat, tally, type Attack } from '../attack.ts';

const PASSWORD = 'Zielony7Rower';
const GUESSES = 40;
const GUESSES_ALLOWED = 5;
const signIn = '/rest/V1/integration/customer/token';

/** Guessing passwords in parallel, locking an owner out and enumerating accounts all fail (J-115). */
export const passwords: Attack = {
  name: 'passwords',
  run: async ({ caller }) => {
    const owner = caller();
    const email = `wlasciciel.${owner.address}@example.com`;
    const made = await owner.call({
      path: '/rest/V1/customers',
      body: { customer: { email, firstname: 'Ewa', lastname: 'Nowak' }, password: PASSWORD, agreements: { checked_terms: true } },
    });
    const guesser = caller();
    const guesses = await repeat(GUESSES, GUESSES, (turn) =>
      guesser.call({ path: signIn, body: { username: email, password: `nie-to-${turn}` } }),
    );
    const tried = guesses.filter(({ status }) => status === 401).length;
    const came = await owner.call({ path: signIn, body: { username: email, password: PASSWORD } });

    const asker = caller();
    const reset = (username: string) =>
      asker.call({ path: '/rest/V1/customers/password', method: 'PUT', body: { email: username, template: 'email_reset' } });
    const [known, unknown] = [await reset(email), await reset(`nikt.${owner.address}@example.com`)];
    return [
      {
        attack: 'wrong passwords at the same moment',
        requests: GUESSES,
        must: `at most ${GUESSES_ALLOWED} are looked at`,
        figure: tally(guesses.map(({ status }) => status)),
        holds: made.status === 200 && tried <= GUESSES_ALLOWED && guesses.every(({ status }) => status === 401 || status === 429),
      },
      {
        attack: 'the owner signs in meanwhile, from elsewhere',
        requests: 1,
        must: '200',
        figure: String(came.status),
        holds: came.status === 200,
      },
      {
        attack: 'new passwords for a known and an unknown address',
        requests: 2,
        must: 'the same answer',
        figure: `${known.status} ${known.body}, ${unknown.status} ${unknown.body}`,
        holds: known.status === unknown.status && known.body === unknown.body && known.status < 500,
      },
    ];
  },
};
