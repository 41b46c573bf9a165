import { STATISTICS_REFRESH_MS } from 'shared-contracts';
import type { SessionRefresh } from 'shared-contracts/live';
import type { PageResolver } from '../../app/page-resolver.ts';
import { REDACTED } from '../../shell/redact-text.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import { USER_UUID, cookieValue, type UTM } from './cookies.ts';
import { redactPath, redactQuery } from './redact-address.ts';

export interface StatisticsPorts {
  readonly resolver: Pick<PageResolver, 'resolve'>;
  readonly where: () => Pick<Location, 'pathname' | 'search' | 'origin'>;
  /** The value of `document.cookie`. */
  readonly cookies: () => string;
  /** Where the document was opened from. */
  readonly referrer: string;
  readonly socket: Pick<LiveSocket, 'send'>;
  /** Posts to the statistics of the shop, in the background. */
  readonly post: (data: SessionRefresh) => void;
  readonly isAllowed: () => boolean;
}

/** Origin of the referring page; empty for pages of the shop itself. */
const refererOf = (referrer: string, origin: string): string => {
  const from = URL.parse(referrer)?.origin ?? '';
  return from === origin || from === 'null' ? '' : from;
};

/** Values of cookies are percent-encoded; one that cannot be decoded is reported as empty. */
const campaignOf = (cookies: string, name: (typeof UTM)[number]): string => {
  try {
    return decodeURIComponent(cookieValue(cookies, name) ?? '');
  } catch {
    return '';
  }
};

/** The data of now; null while the browser has no id, which it gets only with consent to analytics. */
const sessionData = async ({ resolver, where, cookies, referrer }: StatisticsPorts): Promise<SessionRefresh | null> => {
  const known = cookies();
  const session_id = cookieValue(known, USER_UUID);
  if (session_id === undefined) return null;
  const { pathname, search, origin } = where();
  const page = await resolver.resolve(pathname, search);
  return {
    session_id,
    url: page.state === 'page' ? redactPath(pathname, page) : REDACTED,
    referer: refererOf(referrer, origin),
    search_params: redactQuery(search),
    utm_source: campaignOf(known, 'utm_source'),
    utm_medium: campaignOf(known, 'utm_medium'),
    utm_campaign: campaignOf(known, 'utm_campaign'),
  };
};

/** N-12, ≠38: sends now and every ten minutes that the visit continues: by the socket when it is open, else by REST. */
export const sendStatistics = (ports: StatisticsPorts): void => {
  const sendVisit = async (): Promise<void> => {
    if (!ports.isAllowed()) return;
    const data = await sessionData(ports);
    // What is allowed may have changed while the page was looked up.
    if (data === null || !ports.isAllowed()) return;
    if (!ports.socket.send({ action: 'refreshSession', data })) ports.post(data);
  };
  void sendVisit();
  setInterval(() => void sendVisit(), STATISTICS_REFRESH_MS);
};

/** Posts a refresh; one that is lost is followed by the next. */
export const postSession = async (data: SessionRefresh, storeCode: string, fetch = window.fetch.bind(window)): Promise<void> => {
  const headers = { 'content-type': 'application/json', store: storeCode };
  await fetch('/rest/V1/statistics/refreshSession', { method: 'POST', headers, body: JSON.stringify(data) }).catch(() => {});
};
