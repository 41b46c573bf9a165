import { join, resolve } from 'node:path';
import { walletNames, type WalletName } from 'shared-contracts/codes';
import { STORE_CODES } from 'shared-contracts/constants';
import { trustedProxiesSetting, type TrustedProxies } from 'shared-contracts/network';
import * as v from 'valibot';
import { parseAccountKey } from '../server/account-key.ts';
import { StartError } from '../server/start-error.ts';
import type { Retention } from '../clean-up/clean-up.ts';
import { shopDataNames, type ShopDataName } from './shop-data.ts';
import { readOperators, type OperatorSettings } from './operators.ts';
import { readSmsapi } from './sms.ts';
import type { SmsapiSettings } from '../mail/delivery/smsapi-delivery.ts';
import { taxRegisters, type TaxRegisterSettings } from '../tax-register/open-lookup.ts';
import { parcelTrackings, type TrackingSettings } from '../parcels/open-carriers.ts';
import { translationProviders, type TranslationProviderName } from '../translation/open-translator.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const days = wholeNumber(1, 36_500);

const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
);

/** `amperio=https://sklep.example,…`: an address for every store. */
const storeUrls = v.pipe(
  v.string(),
  v.regex(/^\w+=https?:\/\/[^\s/?#,]+\/?(,\w+=https?:\/\/[^\s/?#,]+\/?)*$/, 'must be a list like store_code=https://host,…'),
  v.transform((value) => {
    const urls = new Map<string, string>();
    for (const pair of value.split(',')) {
      const [code = '', url = ''] = pair.split('=');
      urls.set(code, url.replace(/\/$/, ''));
    }
    return urls as ReadonlyMap<string, string>; // read-only from here on
  }),
  v.check((urls) => STORE_CODES.every((code) => urls.has(code)), `must name every store: ${STORE_CODES.join(', ')}`),
);

/** `googlepay,applepay`, or one of them. */
const wallets = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? [] : [...new Set(value.split(',').map((name) => name.trim()))])),
  v.array(v.picklist(walletNames, `must be a list of ${walletNames.join(', ')}`)),
);

/** Access tokens and shoppers' data are sent there; a machine's own address is for tests. */
const operatorUrl = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[^\s/?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)\/?$/, 'must be an origin like https://secure.payu.com'),
  v.transform((value) => value.replace(/\/$/, '')),
);
const someText = v.pipe(v.string(), v.maxLength(300, 'is too long'));

/**
 * Every setting of the commerce server: the name of the environment variable, its default, what is allowed.
 * This is the only place that reads the environment.
 */
const settings = {
  /** Where to listen. */
  COMMERCE_API_PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  COMMERCE_API_HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  /** Who passes callers' addresses on (X-Forwarded-For): the host's server and proxies, as addresses and ranges; default: nobody. */
  TRUSTED_PROXIES: v.optional(trustedProxiesSetting, ''),
  /** Folder of the embedded database and of rendered pictures. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  /** 32 bytes as base64: encrypts the secrets of second factors. Default: DATA_DIR/account-key, made at the first start. */
  ACCOUNT_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform(parseAccountKey),
      v.check((key) => key !== null, 'must be 32 bytes as base64: openssl rand -base64 32'),
    ),
  ),
  /** PostgreSQL instead of the embedded database: `postgres://user:password@host/name`. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres://'))),
  /**
   * Redis or Valkey by which several servers on one database tell each other what has changed: `redis://user:password@host:6379/0`
   * (rediss:// with TLS); the number tells shops apart that share it.
   */
  LIVE_BUS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^rediss?:\/\/\S+$/, 'must start with redis:// or rediss://'),
      v.check((value) => URL.canParse(value), 'must be an address'),
      v.check((value) => /^(\/\d*)?$/.test(URL.parse(value)?.pathname ?? ''), 'must end with its port or with the number of a database'),
    ),
  ),
  /** The mail server: `smtps://user:password@host:465`. Without one e-mails go into a sandbox inbox in the database. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'),
      v.check((value) => URL.canParse(value), 'must be an address'),
    ),
  ),
  /** Who writes the e-mails: `Amperio <sklep@amperio.example>`; else each store with its own address. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address'))),
  /** J-369: SMSAPI.pl instead of the sandbox inbox for SMS: OAuth token and approved sender name; both or none. SMSAPI_URL: https://api.smsapi.pl unless told. */
  SMSAPI_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7E]{1,300}$/, 'must be a token, without spaces'))),
  SMSAPI_SENDER: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9 .&@_+-]{1,11}$/, 'must be a sender name of at most 11 letters and digits')),
  ),
  SMSAPI_URL: v.optional(operatorUrl),
  /** Where each store is found; links of e-mails lead there. */
  STORE_URLS: v.optional(storeUrls, 'amperio=http://localhost:3000,amperio_pro=http://pro.localhost:3000'),
  /** Whose catalogue fills an empty database, and whose pictures and texts the server loads. */
  SHOP_DATA: v.optional(v.picklist(shopDataNames, `must be ${shopDataNames.join(' or ')}`), 'demo'),
  /** How many products the demo catalogue of the first start has. */
  PRODUCTS: v.optional(wholeNumber(1, 1_000_000), '6000'),
  /** Allows calls that exist for development and tests only, such as POST /dev/price. */
  COMMERCE_DEV: v.optional(flag, '0'),
  /** Lets everybody ask /graphql for its schema; COMMERCE_DEV does, too. */
  GRAPHQL_INTROSPECTION: v.optional(flag, '0'),
  /** Complete product records kept in memory, about 20 KB each. */
  PRODUCT_CACHE: v.optional(wholeNumber(10, 1_000_000), '3000'),
  /** Pictures rendered at the same time. */
  MEDIA_CONCURRENCY: v.optional(wholeNumber(1, 16), '2'),
  /** Room that rendered pictures take on disk, MB. */
  MEDIA_DISK_MB: v.optional(wholeNumber(10, 10_000_000), '4000'),
  /** J-291: room of pictures that editors have uploaded, in the database, MB. */
  UPLOADED_PICTURES_MB: v.optional(wholeNumber(1, 1_000_000), '1000'),
  /** Folder of the built page of the shop's staff (`/desk`); default: where `pnpm build` puts it. */
  DESK_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  /** J-157: 1 gives an admin of the desk another token at this start and tells it once, where the first one is lost. */
  NEW_STAFF_TOKEN: v.optional(flag, '0'),
  /** Script of a feedback tool, which hosts load that admit its origin (S-43). */
  FEEDBACK_SCRIPT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S+$/, 'must start with https:// or http://'),
      v.check((value) => URL.canParse(value), 'must be an address'),
    ),
  ),
  /** Limits of what one network may write: orders, carts, decisions about cookies, reports of errors; 0: something in front of the shop has them. */
  WRITE_LIMITS: v.optional(flag, '1'),
  /** J-124: days after which a guest's cart goes that nobody has changed, … */
  CART_DAYS: v.optional(days, '60'),
  /** … the decisions about cookies of a browser that has made no other since, … */
  CONSENT_DAYS: v.optional(days, '1095'),
  /** … an error of browsers that has not come again, … */
  CLIENT_ERROR_DAYS: v.optional(days, '30'),
  /** J-148: days after which a customer is signed out on a device that is not used; thirty days after the sign-in it ends anyway. */
  SESSION_IDLE_DAYS: v.optional(days, '14'),
  /** … a reminder that nobody has confirmed or that is over, … */
  REMINDER_DAYS: v.optional(days, '14'),
  /** … and one that still waits. */
  WAITING_REMINDER_DAYS: v.optional(days, '365'),
  /** J-272: whole calendar years after that of an order after which it goes, with its papers: claims may come, and tax law wants them, for so long. */
  ORDER_YEARS: v.optional(wholeNumber(1, 100), '6'),
  /** … and days after which a complaint goes about which nobody has written since: two years of liability, and one more. */
  COMPLAINT_DAYS: v.optional(days, '1096'),
  /** J-319: e-mails of an issue of the newsletter that are handed to the outbox in a minute. */
  NEWSLETTER_PER_MINUTE: v.optional(wholeNumber(1, 60_000), '600'),
  /** hours after which whoever has asked for it gets an e-mail about a cart that was left. */
  CART_REMINDER_HOURS: v.optional(wholeNumber(1, 24 * 30), '24'),
  /** Who translates short texts of the catalogue for Ukrainian pages: the built-in dictionary, or nobody. */
  TRANSLATION_PROVIDER: v.optional(v.picklist(translationProviders, `must be ${translationProviders.join(' or ')}`), 'sandbox'),
  /** PayU instead of the payment sandbox: point of sale, OAuth client, second key; all or none. PAYU_URL: https://secure.payu.com unless told. */
  PAYU_URL: v.optional(operatorUrl),
  PAYU_POS_ID: v.optional(someText),
  PAYU_CLIENT_ID: v.optional(someText),
  PAYU_CLIENT_SECRET: v.optional(someText),
  PAYU_SECOND_KEY: v.optional(someText),
  /** J-370: wallets that are offered as ways to pay of their own, through PayU: `googlepay,applepay`. Default: none. */
  PAYU_WALLETS: v.optional(wallets, ''),
  /** Tpay instead of the payment sandbox: OAuth client, security code, path of its root certificate; all or none. TPAY_URL: https://api.tpay.com unless told. */
  TPAY_URL: v.optional(operatorUrl),
  TPAY_CLIENT_ID: v.optional(someText),
  TPAY_CLIENT_SECRET: v.optional(someText),
  TPAY_SECURITY_CODE: v.optional(someText),
  TPAY_ROOT_CERTIFICATE: v.optional(v.string()),
  /** Where Tpay's certificates are, if not at the address that belongs to TPAY_URL. */
  TPAY_CERTIFICATES_URL: v.optional(operatorUrl),
  /** J-306: who tells the data of a company by its NIP: built-in companies, or the register of VAT payers of the Ministry of Finance. */
  TAX_REGISTER: v.optional(v.picklist(taxRegisters, `must be ${taxRegisters.join(' or ')}`), 'sandbox'),
  /** Where that register is; the ministry has a test service, too. */
  TAX_REGISTER_URL: v.optional(operatorUrl, 'https://wl-api.mf.gov.pl'),
  /** How many numbers the servers of the shop may ask it for within a day: it locks out who asks for more than 100. */
  TAX_REGISTER_DAILY: v.optional(wholeNumber(1, 1_000_000), '100'),
  /** J-357: a service that knows leaked passwords by five digits of their SHA-1: `https://api.pwnedpasswords.com`. Default: none is asked. */
  LEAKED_PASSWORDS_URL: v.optional(operatorUrl),
  /** J-310: who tells where parcels are: a sandbox that invents it by the time (for demonstrations), InPost, or nobody. */
  PARCEL_TRACKING: v.optional(v.picklist(parcelTrackings, `must be ${parcelTrackings.join(', ')}`)),
  /** InPost's ShipX API. */
  INPOST_URL: v.optional(operatorUrl, 'https://api-shipx-pl.easypack24.net'),
  /** How long the banks of the payment sandbox take to answer a BLIK code, ms. */
  SANDBOX_BANK_MS: v.optional(wholeNumber(10, 60_000), '2000'),
  /** error, warn, info or debug. */
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'), 'warn'),
} as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: TrustedProxies;
  /** Absolute. */
  readonly dataDir: string;
  readonly accountKey: Buffer | undefined;
  readonly databaseUrl: string | undefined;
  readonly liveBusUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** The gateway of SMS; undefined: the sandbox inbox. */
  readonly smsapi: SmsapiSettings | undefined;
  /** Origin of each store by its code. */
  readonly storeUrls: ReadonlyMap<string, string>;
  readonly shopData: ShopDataName;
  readonly products: number;
  readonly isDevelopment: boolean;
  readonly hasWriteLimits: boolean;
  readonly retention: Retention;
  /** J-319: e-mails of an issue. */
  readonly newsletterPerMinute: number;
  readonly cartReminderHours: number;
  readonly tracking: TrackingSettings;
  readonly introspection: boolean;
  readonly productCache: number;
  readonly mediaConcurrency: number;
  readonly mediaDiskBytes: number;
  readonly uploadedPictureBytes: number;
  readonly translation: TranslationProviderName;
  readonly feedbackScript: string;
  /** Absolute. */
  readonly deskDir: string;
  readonly newStaffToken: boolean;
  readonly sandboxBankMs: number;
  readonly taxRegister: TaxRegisterSettings;
  /** Origin. */
  readonly leakedPasswordsUrl: string | undefined;
  readonly wallets: readonly WalletName[];
  /** Real operators of payments; those that are not set are the sandbox. */
  readonly operators: OperatorSettings;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * The configuration out of environment variables; empty ones count as not set.
 * @throws StartError naming the first wrong variable and the reason
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = environment[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );
  const result = v.safeParse(v.object(settings), given);
  if (!result.success) {
    const [issue] = result.issues;
    const name = String(issue.path?.[0]?.key ?? 'configuration');
    // A value that is nearly a key must not appear in logs.
    throw new StartError(
      /KEY|SECRET|CODE|TOKEN/.test(name) ? `${name} ${issue.message}` : `${name} ${issue.message} (it is "${given[name] ?? ''}")`,
    );
  }
  const { output } = result;
  const operators = readOperators(output);
  // Who takes real money does not let a sandbox move orders on.
  const parcels = output.PARCEL_TRACKING ?? ((operators.payu ?? operators.tpay) ? 'off' : 'sandbox');
  return {
    port: output.COMMERCE_API_PORT,
    host: output.COMMERCE_API_HOST,
    trustedProxies: output.TRUSTED_PROXIES,
    dataDir: resolve(output.DATA_DIR),
    accountKey: output.ACCOUNT_KEY ?? undefined,
    databaseUrl: output.DATABASE_URL,
    liveBusUrl: output.LIVE_BUS_URL,
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    smsapi: readSmsapi(output),
    storeUrls: output.STORE_URLS,
    shopData: output.SHOP_DATA,
    products: output.PRODUCTS,
    isDevelopment: output.COMMERCE_DEV,
    hasWriteLimits: output.WRITE_LIMITS,
    retention: {
      carts: output.CART_DAYS,
      consents: output.CONSENT_DAYS,
      clientErrors: output.CLIENT_ERROR_DAYS,
      sessions: output.SESSION_IDLE_DAYS,
      reminders: output.REMINDER_DAYS,
      waitingReminders: output.WAITING_REMINDER_DAYS,
      orderYears: output.ORDER_YEARS,
      complaints: output.COMPLAINT_DAYS,
    },
    newsletterPerMinute: output.NEWSLETTER_PER_MINUTE,
    cartReminderHours: output.CART_REMINDER_HOURS,
    tracking: { parcels, inpostUrl: output.INPOST_URL },
    introspection: output.GRAPHQL_INTROSPECTION,
    productCache: output.PRODUCT_CACHE,
    mediaConcurrency: output.MEDIA_CONCURRENCY,
    mediaDiskBytes: output.MEDIA_DISK_MB * 1_000_000,
    uploadedPictureBytes: output.UPLOADED_PICTURES_MB * 1_000_000,
    translation: output.TRANSLATION_PROVIDER,
    feedbackScript: output.FEEDBACK_SCRIPT_URL ?? '',
    deskDir: output.DESK_DIR === undefined ? join(import.meta.dirname, '../../desk/dist') : resolve(output.DESK_DIR),
    newStaffToken: output.NEW_STAFF_TOKEN,
    sandboxBankMs: output.SANDBOX_BANK_MS,
    taxRegister: { kind: output.TAX_REGISTER, url: output.TAX_REGISTER_URL, daily: output.TAX_REGISTER_DAILY },
    leakedPasswordsUrl: output.LEAKED_PASSWORDS_URL,
    operators,
    wallets: output.PAYU_WALLETS,
    logLevel: output.LOG_LEVEL,
  };
}
