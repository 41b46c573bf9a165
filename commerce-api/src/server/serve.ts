import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBus } from '../bus/open-bus.ts';
import { loadUrlRewrites } from '../catalogue/url-rewrites.ts';
import { createChanges } from '../catalogue/changes.ts';
import { startPromotionEnds } from '../catalogue/promotion-timer.ts';
import { ProductStore } from '../catalogue/product-store.ts';
import { buildReference } from '../catalogue/reference.ts';
import { banksOf } from '../checkout/banks.ts';
import { collectErrorReports } from '../client-errors/error-reports.ts';
import type { Config } from '../config/config.ts';
import { accountSecrets } from '../customers/account-secrets.ts';
import { noLeakedPasswords } from '../customers/leaked-passwords/leaked-passwords.ts';
import { rangeService } from '../customers/leaked-passwords/range-service.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { Transactions } from '../database/transactions.ts';
import { accountKey } from './account-key.ts';
import type { AppServices } from './app-services.ts';
import { startBackgroundWork } from './background-work.ts';
import { keepCompiledCode } from './compiled-code.ts';
import { createClock } from './clock.ts';
import { firstToken } from '../desk/first-token.ts';
import { previewLinks } from '../editing/preview/preview-links.ts';
import { startPublisher } from '../editing/publisher.ts';
import type { Limits } from '../limits/limits.ts';
import { noLimits, openLimits } from '../limits/open-limits.ts';
import type { CatalogIndex } from '../listing/catalog-index.ts';
import { indexReader, loadIndex } from '../listing/load-index.ts';
import { synonymsOf } from '../listing/search/synonyms.ts';
import { searchOfPages } from '../listing/search/search-of-pages.ts';
import type { Delivery } from '../mail/delivery/delivery.ts';
import { sandboxDelivery } from '../mail/delivery/sandbox-delivery.ts';
import { smsapiDelivery } from '../mail/delivery/smsapi-delivery.ts';
import { inLanguage } from '../mail/in-language.ts';
import { startOutboxWorker } from '../mail/outbox-worker.ts';
import type { OutboxWorker } from '../mail/outbox-worker.ts';
import { senders } from '../mail/senders.ts';
import { DiskCache } from '../media/disk-cache.ts';
import { MediaRenderer } from '../media/renderer.ts';
import { openOperators, type Operators } from '../payments/operators/open-operators.ts';
import { ProductPromises } from '../promise/product-promise.ts';
import { openCompanyLookup } from '../tax-register/open-lookup.ts';
import { promoPapers } from '../promo-paper/paper-files.ts';
import { startReminders } from '../reminders/send-due.ts';
import { openTranslator } from '../translation/open-translator.ts';
import { createApp } from './app.ts';
import { shopData } from './shop-data.ts';
import { loggedMessage } from './logged-error.ts';
import { StartError } from './start-error.ts';

const stopTimeoutMs = 8000;
/** A server that has just started, perhaps after a crash, answers first what waits for it. */
const prepareAfterMs = 10_000;
/** The search takes in the catalogue between answers: so long at a time, and then as long nothing. */
const takeInMs = 5;

/** Lets the search take in the catalogue, a little at a time, until it has all. @returns stops it */
function takeInTexts(index: CatalogIndex): () => void {
  const timer = setInterval(() => {
    if (!index.takeIn(takeInMs)) clearInterval(timer);
  }, 2 * takeInMs);
  timer.unref();
  return () => clearInterval(timer);
}

interface StartedServices extends AppServices {
  readonly mail: OutboxWorker;
}

/** What services are made with. */
interface Ports {
  readonly limits: Limits;
  readonly operators: Operators;
  readonly media: MediaRenderer;
  readonly disk: DiskCache;
  readonly now: () => Date;
}

const warn = (line: string): void => console.error(`commerce-api: ${line}`);

/** Where e-mails go: to the mail server that the settings name, or into the sandbox inbox. */
async function deliveryOf({ smtpUrl }: Config, database: Database<Transactions>, now: () => Date): Promise<Delivery> {
  if (smtpUrl === undefined) return sandboxDelivery(database, now);
  const { smtpDelivery } = await import('../mail/delivery/smtp-delivery.ts');
  return smtpDelivery(smtpUrl);
}

/** Everything that requests need; the outbox worker works from now on. */
async function startServices(
  database: Database<Transactions>,
  config: Config,
  { limits, operators, media, disk, now }: Ports,
): Promise<StartedServices> {
  const reference = buildReference(await database.run('catalogue.reference', null), config);
  const data = shopData[config.shopData];
  const texts = await data.texts();
  const translatorFor = await openTranslator(config.translation, texts, () => reference.ukrainianTexts);
  const written = await data.searchRules();
  // A database that was filled before editors had synonyms has those of the file.
  const rules = reference.searchSynonyms.length === 0 ? written : { ...written, synonyms: synonymsOf(reference.searchSynonyms) };
  const index = await loadIndex(database, reference, { rules, alsoCalled: (name) => [translatorFor('ua').translate(name)] });
  const key = accountKey(config.accountKey, config.dataDir);
  const readIndexed = indexReader(database, reference);
  const urlRewrites = await loadUrlRewrites(database);
  const products = new ProductStore(database, reference, config.productCache);
  const mail = startOutboxWorker({
    database,
    delivery: await deliveryOf(config, database, now),
    smsDelivery: config.smsapi === undefined ? sandboxDelivery(database, now) : smsapiDelivery(config.smsapi),
    senderOf: senders(reference, config),
    inLanguage: (message) => inLanguage(message, { translatorFor, products }),
    now,
    report: warn,
  });
  return {
    database,
    reference,
    banks: operators.banks ?? (() => banksOf(reference.dictionaries.values())),
    urlRewrites,
    index,
    readForIndex: async (ids) => (await Promise.all(ids.map((id) => readIndexed(id, id + 1)))).flat(),
    pageSearch: searchOfPages(reference, rules),
    now,
    limits,
    writeLimits: config.hasWriteLimits ? limits : noLimits,
    errorReports: collectErrorReports(database, warn),
    sessionIdleDays: config.retention.sessions,
    products,
    promises: new ProductPromises(() => reference.network, now),
    mail,
    storeUrls: config.storeUrls,
    companies: openCompanyLookup(config.taxRegister, { limits, now, warn }),
    accountSecrets: accountSecrets(key),
    leakedPasswords: config.leakedPasswordsUrl === undefined ? noLeakedPasswords : rangeService(config.leakedPasswordsUrl, { now, warn }),
    previewLinks: previewLinks(key),
    translatorFor,
    ukrainianHead: texts.ukrainianHead,
    pictures: data.pictures,
    promoPapers: promoPapers({ pictures: data.pictures, now }, { media, disk }),
    uploadedPictureBytes: config.uploadedPictureBytes,
  };
}

/**
 * Answers calls with an open, filled database. Stops by itself on SIGTERM and SIGINT.
 * @throws StartError when the operator has to mend something first
 */
export async function serve(database: OpenDatabase<Transactions>, config: Config): Promise<void> {
  const clock = createClock();
  const limits = await openLimits(config.liveBusUrl, warn);
  const operators = openOperators(config.operators, { database, now: clock.now, log: warn });
  const disk = new DiskCache(join(config.dataDir, 'media'), config.mediaDiskBytes);
  const media = new MediaRenderer(disk, config.mediaConcurrency);
  const services = await startServices(database, config, { limits, operators, media, disk, now: clock.now });
  const bus = await openBus(config.liveBusUrl, warn);
  const changes = createChanges(services, {
    bus,
    report: (error) => warn(`what another server has changed could not be read: ${loggedMessage(error)}`),
    pause: (ms) => pause(ms, undefined, { ref: false }),
  });
  const reminders = startReminders(services, changes, (error) => console.error('commerce-api: reminders could not be sent', error));
  const publisher = startPublisher(services, changes, (error) => console.error('commerce-api: due contents could not be published', error));
  const promotionEnds = startPromotionEnds(services, changes, (error) =>
    console.error('commerce-api: promotions that are over could not be ended', error),
  );
  // What was due while no server ran is there before the first page is asked for.
  await publisher.look();
  await promotionEnds.look();
  const app = await createApp({
    services,
    changes,
    advanceClock: clock.advance,
    reminders,
    publisher,
    promotionEnds,
    media,
    sandboxBankMs: config.sandboxBankMs,
    operators,
    feedbackScript: config.feedbackScript,
    deskDir: config.deskDir,
    isDevelopment: config.isDevelopment,
    retention: config.retention,
    cartReminderHours: config.cartReminderHours,
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
    introspection: config.introspection,
  });
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? new StartError(`COMMERCE_API_PORT ${config.port} is already in use; stop what listens there or choose another port`)
      : error;
  });

  const stopTakingIn = takeInTexts(services.index);
  const stopBackgroundWork = startBackgroundWork(services, changes, { config, log: app.log });
  const preparing = setTimeout(() => {
    services.index.prepare();
    keepCompiledCode();
  }, prepareAfterMs).unref();
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    stopBackgroundWork();
    stopTakingIn();
    clearTimeout(preparing);
    reminders.stop();
    publisher.stop();
    promotionEnds.stop();
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    void app
      .close()
      .then(() => Promise.all([bus.leave(), limits.close()]))
      .then(() => Promise.all([services.mail.stop(), services.errorReports.stop()]))
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`commerce-api: ${services.index.size} products at ${address}`);
  const token = await firstToken(services, { isLost: config.newStaffToken });
  if (token !== null) console.log(`commerce-api: the desk of the shop's staff is at ${address}/desk, its token (printed once): ${token}`);
}
