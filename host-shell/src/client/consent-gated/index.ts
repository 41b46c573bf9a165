import { appSlice, gdprSlice, type ConsentState } from 'shared-contracts';
import type { AnalyticsEntry } from 'shared-contracts/analytics';
import { browserPage } from '../../shell/browser-page.ts';
import { NECESSARY } from '../../shell/consent/consent.ts';
import { randomUuid } from '../../shell/consent/random-uuid.ts';
import { keptDecision } from '../../shell/consent/take-up.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import type { LateSettings } from '../late-settings/late-settings.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import { USER_UUID, cookieChanges, cookieValue } from './cookies.ts';
import { scriptLoader } from './load-script.ts';
import { WEB_VITAL_EVENT, measurementOf, onPush, postMeasurement } from './measurement.ts';
import { trackPageViews } from './page-view.ts';
import { postSession, sendStatistics } from './statistics.ts';
import { allowedParties, hasScripts, isKnownScript, readParties } from './third-parties.ts';

/** What other parts of the page lend to what is optional. */
export interface ConsentGatedServices {
  readonly live: Pick<LiveSocket, 'send'>;
  /** Null without an answer. */
  readonly lateSettings: Promise<LateSettings | null>;
}

const newId = (): string => randomUuid((length) => crypto.getRandomValues(new Uint8Array(length)));

/** The query with which this document was opened, whatever the address has become since. */
const landingQuery = (): string => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search;

/** What is allowed; undefined until the page has read the stored decision, which tag managers get first. */
const allowedNow = ({ store, storage }: BrowserEnvironment): ConsentState | undefined => {
  if (store.get(appSlice.read).cookieAccepted) return store.get(gdprSlice.read);
  return keptDecision({ storage, now: browserPage.now }) === undefined ? NECESSARY : undefined;
};

/** A document that ends because consent was withdrawn must not send its last figures. */
const mayMeasure = (environment: BrowserEnvironment): boolean => allowedNow(environment)?.analytics === true;

const applyCookieConsent = (allowed: ConsentState): void => {
  for (const change of cookieChanges({ allowed, cookies: document.cookie, landing: landingQuery(), newId })) browserPage.setCookie(change);
};

/** Pushes page views and web vitals to the data layer from now on. */
const feedDataLayer = (environment: BrowserEnvironment): void => {
  const { bus, resolver } = environment;
  const push = (entry: AnalyticsEntry): void => {
    if (mayMeasure(environment)) browserPage.dataLayer().push(entry);
  };
  trackPageViews({ bus, resolver, where: () => location, push });
  void import('../telemetry/web-vitals.ts').then(
    ({ watchVitals }) => watchVitals((name, value) => push({ event: WEB_VITAL_EVENT, name, value: Math.round(value * 1000) / 1000 })),
    () => undefined, // no connection: this page sends no vitals
  );
};

/** Entries of the data layer are posted, too, with the browser's random id. */
const postTo = (address: string, environment: BrowserEnvironment): void => {
  const withoutCookie = newId();
  onPush(browserPage.dataLayer(), (entry) => {
    const body = measurementOf(entry, cookieValue(document.cookie, USER_UUID) ?? withoutCookie);
    if (body !== null && mayMeasure(environment)) void postMeasurement(address, body);
  });
};

/** The shop's own statistics, with the same consent as the data layer. */
const refreshStatistics = (environment: BrowserEnvironment, { live }: ConsentGatedServices): void => {
  const { resolver, connection } = environment;
  if (connection === null) return;
  sendStatistics({
    resolver,
    where: () => location,
    cookies: () => document.cookie,
    referrer: document.referrer,
    socket: live,
    post: (data) => void postSession(data, connection.store()),
    // Without a connection nothing is asked for (E-12).
    isAllowed: () => mayMeasure(environment) && browserPage.isOnline(),
  });
};

/** T-14, X-04: cookies, data layer and third parties, each when its purpose is allowed; what is taken back ends with the document. */
export const startConsentGated = (environment: BrowserEnvironment, services: ConsentGatedServices): void => {
  const { store, language } = environment;
  const parties = readParties(document.documentElement.dataset['parties']);
  const load = hasScripts(parties) ? scriptLoader((url) => isKnownScript(parties, url)) : undefined;
  const begun = new Set<string>();
  const once = (name: string, begin: () => void): void => {
    if (begun.has(name)) return;
    begun.add(name);
    begin();
  };
  /** S-43: the script that the late settings name, from an origin that the host's settings admit. */
  const loadFeedback = async (): Promise<void> => {
    const jiraScript = (await services.lateSettings)?.jiraScript ?? '';
    if (isKnownScript(parties, jiraScript) && allowedNow(environment)?.functional === true) load?.(jiraScript);
  };
  const follow = (): void => {
    const allowed = allowedNow(environment);
    if (allowed === undefined) return;
    applyCookieConsent(allowed);
    for (const { name, form, address } of allowedParties(parties, allowed, language))
      once(name, () => (form === 'post' ? postTo(address, environment) : load?.(address)));
    if (allowed.analytics) {
      once('data layer', () => feedDataLayer(environment));
      once('statistics', () => refreshStatistics(environment, services));
    }
    if (allowed.functional) once('feedback', () => void loadFeedback());
  };
  // In a microtask: tag managers get the decision first.
  store.sub(gdprSlice.read, () => queueMicrotask(follow));
  follow();
};
