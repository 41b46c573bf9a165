import type { EventBus } from 'shared-contracts';
import { analyticsPageType, type AnalyticsEntry } from 'shared-contracts/analytics';
import type { PageResolver } from '../../app/page-resolver.ts';
import type { ResolvedPage } from '../../app/resolved-page.ts';
import { redactPath } from './redact-address.ts';

export const PAGE_VIEW_EVENT = 'pageView';

/** the data layer's entry for a page view; null for what is no page. */
export const pageViewOf = (path: string, page: ResolvedPage): AnalyticsEntry | null => {
  if (page.state !== 'page') return null;
  // Its trail ends with the category itself.
  const level = page.resolution?.breadcrumbs.length;
  return { event: PAGE_VIEW_EVENT, pageType: analyticsPageType(page.kind, level), pagePath: redactPath(path, page) };
};

interface PagePorts {
  readonly bus: EventBus;
  readonly resolver: Pick<PageResolver, 'resolve'>;
  readonly where: () => { readonly pathname: string; readonly search: string };
  readonly push: (entry: AnalyticsEntry) => void;
}

/** Tells of the page that is shown now, and of each that a navigation brings; the same address twice in a row is one view. */
export const trackPageViews = ({ bus, resolver, where, push }: PagePorts): void => {
  let last = '';
  const pushView = async (): Promise<void> => {
    const { pathname, search } = where();
    const page = await resolver.resolve(pathname, search);
    const view = pageViewOf(pathname, page);
    if (view === null || last === pathname + search) return;
    last = pathname + search;
    push(view);
  };
  void pushView();
  bus.on('navigation.completed@1', () => void pushView());
};
