import * as v from 'valibot';
import { redactText } from '../../shell/redact-text.ts';
import { PAGE_VIEW_EVENT } from './page-view.ts';

export const WEB_VITAL_EVENT = 'webVital';

const text = v.string();

/** Entries of the data layer that are measured; others belong to third parties. */
const entrySchema = v.union([
  v.object({ event: v.literal(PAGE_VIEW_EVENT), pageType: text, pagePath: text }),
  v.object({ event: v.literal('virtualPageView'), virtualPagePath: text }),
  v.object({ event: v.literal(WEB_VITAL_EVENT), name: text, value: v.number() }),
  // S-31: a shown error is the one entry with a content.
  v.object({ event: text, content: text }),
]);

interface MeasuredEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const eventOf = (entry: v.InferOutput<typeof entrySchema>): MeasuredEvent => {
  if ('pagePath' in entry) return { name: 'page_view', params: { page_type: entry.pageType, page_path: entry.pagePath } };
  if ('virtualPagePath' in entry) return { name: 'page_view', params: { page_path: entry.virtualPagePath } };
  if ('content' in entry) return { name: 'error_shown', params: { content: redactText(entry.content) } };
  return { name: 'web_vital', params: { metric: entry.name, value: entry.value } };
};

/** The body that the Measurement Protocol takes for an entry of the data layer; null for what is not measured. */
export const measurementOf = (entry: unknown, clientId: string): string | null => {
  const read = v.safeParse(entrySchema, entry);
  return read.success ? JSON.stringify({ client_id: clientId, events: [eventOf(read.output)] }) : null;
};

/** Calls the listener for each entry added to the list from now on. */
export const onPush = (queue: unknown[], listener: (entry: unknown) => void): void => {
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) listener(entry);
    return length;
  };
};

/** How long a measuring server may take, ms. */
const GIVE_UP_MS = 10_000;

/** Posts to a measuring server, without cookies and without reading the answer. */
export const postMeasurement = async (address: string, body: string, fetch = window.fetch.bind(window)): Promise<void> => {
  const privacy = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  await fetch(address, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(GIVE_UP_MS), ...privacy }).catch(() => {});
};
