import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

describe('[J-01] configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, products: 6000, isDevelopment: false, databaseUrl: undefined });
  });

  it('[J-124] [J-148] keeps what nobody uses for so many days, each a setting', () => {
    expect(readConfig({}).retention).toEqual({
      carts: 60,
      consents: 1095,
      clientErrors: 30,
      sessions: 14,
      reminders: 14,
      waitingReminders: 365,
      orderYears: 6,
      complaints: 1096,
    });
    const set = {
      CART_DAYS: '1',
      CONSENT_DAYS: '2',
      CLIENT_ERROR_DAYS: '3',
      SESSION_IDLE_DAYS: '4',
      REMINDER_DAYS: '5',
      WAITING_REMINDER_DAYS: '6',
      ORDER_YEARS: '7',
      COMPLAINT_DAYS: '8',
    };
    expect(readConfig(set).retention).toEqual({
      carts: 1,
      consents: 2,
      clientErrors: 3,
      sessions: 4,
      reminders: 5,
      waitingReminders: 6,
      orderYears: 7,
      complaints: 8,
    });
  });

  it('takes empty variables as not set', () => {
    expect(readConfig({ COMMERCE_API_PORT: ' ' }).port).toBe(4000);
  });

  it('has an address for each store, without a slash at its end', () => {
    const { storeUrls } = readConfig({ STORE_URLS: 'amperio=https://a.example/,amperio_pro=https://pro.a.example:8443' });
    expect([...storeUrls]).toEqual([
      ['amperio', 'https://a.example'],
      ['amperio_pro', 'https://pro.a.example:8443'],
    ]);
  });

  it.each([
    ['COMMERCE_API_PORT', '70000', 'COMMERCE_API_PORT must be at most 65535 (it is "70000")'],
    ['COMMERCE_API_PORT', 'shop', 'COMMERCE_API_PORT must be a whole number (it is "shop")'],
    ['PRODUCTS', '0', 'PRODUCTS must be at least 1 (it is "0")'],
    ['CART_DAYS', '0', 'CART_DAYS must be at least 1 (it is "0")'],
    ['ACCOUNT_KEY', 'c2VjcmV0', /^ACCOUNT_KEY must be 32 bytes as base64: openssl rand -base64 32$/],
    ['WRITE_LIMITS', 'no', 'WRITE_LIMITS must be 0 or 1 (it is "no")'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// (it is "mysql://x")'],
    ['LIVE_BUS_URL', 'localhost:6379', 'LIVE_BUS_URL must start with redis:// or rediss:// (it is "localhost:6379")'],
    ['LIVE_BUS_URL', 'redis://[bus', 'LIVE_BUS_URL must be an address (it is "redis://[bus")'],
    ['LIVE_BUS_URL', 'redis://bus/shop', 'LIVE_BUS_URL must end with its port or with the number of a database (it is "redis://bus/shop")'],
    ['FEEDBACK_SCRIPT_URL', 'f.js', 'FEEDBACK_SCRIPT_URL must start with https:// or http:// (it is "f.js")'],
    ['TRANSLATION_PROVIDER', 'ai', 'TRANSLATION_PROVIDER must be none or sandbox (it is "ai")'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must start with smtp:// or smtps:// (it is "mail.example")'],
    ['SMTP_URL', 'smtp://[poczta', 'SMTP_URL must be an address (it is "smtp://[poczta")'],
    ['MAIL_FROM', 'sklep', 'MAIL_FROM must be an e-mail address (it is "sklep")'],
    ['STORE_URLS', 'sklep.example', 'STORE_URLS must be a list like store_code=https://host,… (it is "sklep.example")'],
    [
      'STORE_URLS',
      'amperio=https://a.example',
      'STORE_URLS must name every store: amperio, amperio_pro (it is "amperio=https://a.example")',
    ],
    ['COMMERCE_DEV', 'yes', 'COMMERCE_DEV must be 0 or 1 (it is "yes")'],
  ])('names %s and the reason when it is %s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('[J-369] has no gateway of SMS unless told, and then knows its address', () => {
    expect(readConfig({}).smsapi).toBeUndefined();
    const set = { SMSAPI_TOKEN: 'a-token', SMSAPI_SENDER: 'Amperio' };
    expect(readConfig(set).smsapi).toEqual({ url: 'https://api.smsapi.pl', token: 'a-token', sender: 'Amperio' });
    expect(readConfig({ ...set, SMSAPI_URL: 'https://api2.smsapi.pl/' }).smsapi?.url).toBe('https://api2.smsapi.pl');
  });

  it.each([
    [{ SMSAPI_TOKEN: 'a-token' }, /^SMSAPI_SENDER must be set, too: SMSAPI_TOKEN, SMSAPI_SENDER are set together or not at all$/],
    [{ SMSAPI_URL: 'https://api.smsapi.pl' }, /^SMSAPI_TOKEN, SMSAPI_SENDER must be set, too/],
    [{ SMSAPI_TOKEN: 'a-token', SMSAPI_SENDER: 'Sklep Amperio' }, /^SMSAPI_SENDER must be a sender name of at most 11 letters and digits/],
    [{ SMSAPI_TOKEN: 'nearly a token', SMSAPI_SENDER: 'Amperio' }, /^SMSAPI_TOKEN must be a token, without spaces$/],
    [{ SMSAPI_TOKEN: 'a-token', SMSAPI_SENDER: 'Amperio', SMSAPI_URL: 'http://api.smsapi.pl' }, /^SMSAPI_URL must be an origin like/],
  ])('[J-369] says in one line what is wrong with the gateway of SMS: %j', (given, message) => {
    expect(() => readConfig(given)).toThrow(message);
  });

  describe('of real payment operators', () => {
    const payu = { PAYU_POS_ID: '300746', PAYU_CLIENT_ID: '300746', PAYU_CLIENT_SECRET: 'a secret', PAYU_SECOND_KEY: 'a key' };
    const tpay = {
      TPAY_CLIENT_ID: 'client',
      TPAY_CLIENT_SECRET: 'a secret',
      TPAY_SECURITY_CODE: 'a code',
      TPAY_ROOT_CERTIFICATE: '/etc/tpay.pem',
    };

    it('[J-310] beside them no sandbox moves parcels, unless told to', () => {
      const trackingOf = (given: Readonly<Record<string, string>>) => readConfig(given).tracking.parcels;
      expect([trackingOf({}), trackingOf(payu), trackingOf({ ...tpay, PARCEL_TRACKING: 'inpost' })]).toEqual(['sandbox', 'off', 'inpost']);
    });

    it('[J-370] offers no wallet unless told, and no unknown one', () => {
      expect(readConfig({}).wallets).toEqual([]);
      expect(readConfig({ PAYU_WALLETS: 'googlepay, applepay,googlepay' }).wallets).toEqual(['googlepay', 'applepay']);
      expect(() => readConfig({ PAYU_WALLETS: 'googlepay,blik' })).toThrow(
        /^PAYU_WALLETS must be a list of googlepay, applepay \(it is "googlepay,blik"\)$/,
      );
    });

    it('[J-281] has none unless told, and then knows the addresses of production and of the operators’ own sandboxes', () => {
      expect(readConfig({}).operators).toEqual({ payu: undefined, tpay: undefined });
      const { operators } = readConfig({ ...payu, ...tpay });
      expect([operators.payu?.url, operators.tpay?.url, operators.tpay?.certificatesUrl]).toEqual([
        'https://secure.payu.com',
        'https://api.tpay.com',
        'https://secure.tpay.com',
      ]);
      const sandboxes = readConfig({
        ...payu,
        ...tpay,
        PAYU_URL: 'https://secure.snd.payu.com/',
        TPAY_URL: 'https://openapi.sandbox.tpay.com',
      }).operators;
      expect([sandboxes.payu?.url, sandboxes.tpay?.certificatesUrl]).toEqual([
        'https://secure.snd.payu.com',
        'https://secure.sandbox.tpay.com',
      ]);
    });

    it.each([
      [{ ...payu, PAYU_SECOND_KEY: '' }, /^PAYU_SECOND_KEY must be set, too: PAYU_POS_ID, [A-Z_, ]+ are set together or not at all$/],
      [{ PAYU_URL: 'https://secure.payu.com' }, /^PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY must be set, too/],
      [{ TPAY_CLIENT_ID: 'client' }, /^TPAY_CLIENT_SECRET, TPAY_SECURITY_CODE, TPAY_ROOT_CERTIFICATE must be set, too/],
      [{ ...payu, PAYU_URL: 'http://secure.payu.com' }, /^PAYU_URL must be an origin like/],
      [{ ...payu, PAYU_CLIENT_SECRET: 'x'.repeat(301) }, /^PAYU_CLIENT_SECRET is too long$/],
    ])('[J-281] half of one, or a wrong one, stops the start in one line that tells no secret: %j', (environment, message) => {
      expect(() => readConfig(environment)).toThrow(message);
    });
  });
});
