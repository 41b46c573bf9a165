/** Browsers from which a customer has signed in before: notifications about new ones, and limits that others cannot exhaust. */
import { describe, expect, it } from '@jest/globals';
import { clientWith, goodPassword } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0';
const home = '198.51.100.1';

/** A browser that keeps its cookie. */
class Browser {
  cookie: string | undefined;
  constructor(cookie?: string) {
    this.cookie = cookie;
  }
  async signIn(email: string, password = goodPassword, address = home): Promise<Response> {
    const response = await fetch(`${server.url}/rest/V1/integration/customer/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': firefox,
        'x-forwarded-for': address,
        ...(this.cookie !== undefined && { cookie: this.cookie }),
      },
      body: JSON.stringify({ username: email, password }),
    });
    this.cookie = /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? this.cookie;
    return response;
  }
  /** The client of a session that begins now. */
  async session(email: string, password = goodPassword) {
    const token = (await (await this.signIn(email, password)).json()) as string; // the contract: a token as a JSON string
    return clientWith(server, token);
  }
}

async function register(email: string): Promise<void> {
  const made = await server.rest.createCustomer({
    customer: { email, firstname: 'Ola', lastname: 'Lipa' },
    password: goodPassword,
    agreements: { checked_terms: true },
  });
  if (!made.ok) throw new Error(made.error.message);
}
/** The subjects of the customer's e-mails, once so many have arrived. */
const mailKinds = async (email: string, mails: number): Promise<readonly string[]> => {
  const kinds = (await mailsTo(server, email, mails)).map(({ kind }) => kind);
  return kinds.toReversed();
};
/** Five wrong passwords of somebody in the same network. */
const attack = async (email: string): Promise<void> => {
  for (let guess = 0; guess < 6; guess += 1) await new Browser().signIn(email, 'nie-to');
};

describe('[J-126] a sign-in in a browser that is new to the customer', () => {
  it('is told by e-mail with device and time, the first one after registration and those in known browsers are not', async () => {
    const email = 'nowa@example.com';
    await register(email);
    const own = new Browser();
    await own.signIn(email);
    const { cookie } = own;
    await own.signIn(email);
    expect(own.cookie).toBe(cookie);
    await new Browser().signIn(email);
    expect(await mailKinds(email, 2)).toEqual(['welcome', 'new-sign-in']);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Nowe logowanie do konta Amperio');
    expect(mail?.text).toMatch(/Kiedy: \d{1,2} \p{L}+ 20\d\d \d\d:\d\d/u);
    expect(mail?.text).toContain('Urządzenie: Firefox, macOS');
    expect(mail?.text).toContain('https://sklep.example/customer/account/security');
  });

  it('sets a cookie that scripts cannot read and only the calls of signing in get; a wrong password sets none', async () => {
    const email = 'ciastko@example.com';
    await register(email);
    expect((await new Browser().signIn(email, 'nie-to')).headers.get('set-cookie')).toBeNull();
    expect((await new Browser().signIn(email)).headers.get('set-cookie')).toMatch(
      /^known_browser=[\w-]{43}; Path=\/rest\/V1\/integration\/customer; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is told of each customer apart; several may use one browser, and a mark that somebody has put into it is replaced', async () => {
    const [ola, jan] = ['wspolna.ola@example.com', 'wspolna.jan@example.com'];
    await Promise.all([register(ola), register(jan)]);
    await Promise.all([new Browser().signIn(ola), new Browser().signIn(jan)]);
    const shared = new Browser();
    await shared.signIn(ola);
    const planted = new Browser(shared.cookie);
    await shared.signIn(jan);
    expect(shared.cookie).not.toBe(planted.cookie);
    await shared.signIn(ola);
    await shared.signIn(jan);
    expect(await mailKinds(ola, 2)).toEqual(['welcome', 'new-sign-in']);
    expect(await mailKinds(jan, 2)).toEqual(['welcome', 'new-sign-in']);
    await planted.signIn(jan);
    expect(await mailKinds(jan, 3)).toEqual(['welcome', 'new-sign-in', 'new-sign-in']);
  });
});

describe('[J-126] [J-115] when strangers have used up the tries of an account', () => {
  it('its owner signs in with a known browser, even from the same network', async () => {
    const email = 'oblezone@example.com';
    await register(email);
    const own = new Browser();
    await own.signIn(email);
    await attack(email);
    expect((await new Browser().signIn(email)).status).toBe(429);
    expect((await own.signIn(email)).status).toBe(200);
    expect((await new Browser().signIn(email)).status).toBe(429);
  });

  it('a known browser has five tries of its own, and another customer’s is a stranger’s', async () => {
    const [email, other] = ['znana@example.com', 'inna@example.com'];
    await Promise.all([register(email), register(other)]);
    const [own, others] = [new Browser(), new Browser()];
    await own.signIn(email);
    await others.signIn(other);
    const answers = [];
    for (let guess = 0; guess < 6; guess += 1) answers.push((await own.signIn(email, 'nie-to')).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await own.signIn(email)).status).toBe(429);
    await attack(email);
    expect((await others.signIn(email)).status).toBe(429);
    expect((await new Browser().signIn(email, goodPassword, '198.51.100.2')).status).toBe(200);
  });
});

describe('[J-126] a browser is forgotten', () => {
  const isKnown = async (email: string, browser: Browser): Promise<boolean> => {
    await attack(email);
    return (await browser.signIn(email)).status === 200;
  };

  it('with the session in it that its owner ends from another one', async () => {
    const email = 'zapomniana@example.com';
    await register(email);
    const [here, there] = [new Browser(), new Browser()];
    await there.session(email);
    const session = await here.session(email);
    const listed = await session.listSessions();
    const other = listed.ok ? listed.value.find(({ is_current }) => !is_current) : undefined;
    await session.endSession(other?.id ?? '');
    expect(await isKnown(email, there)).toBe(false);
    expect(await isKnown(email, here)).toBe(true);
  });

  it('with another password, but for the one in which it was changed', async () => {
    const email = 'inne.haslo@example.com';
    await register(email);
    const [here, there] = [new Browser(), new Browser()];
    await there.session(email);
    const session = await here.session(email);
    await session.changePassword(goodPassword, 'Nowe2026haslo');
    await attack(email);
    expect((await there.signIn(email, 'Nowe2026haslo')).status).toBe(429);
    expect((await here.signIn(email, 'Nowe2026haslo')).status).toBe(200);
  });
});
