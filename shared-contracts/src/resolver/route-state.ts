/** a route is loading, and then exactly one of resolved, redirected, not found and internal error (≠04). */
import type { UrlResolution } from '../graphql/schema-types.ts';

export type RouteState =
  | { readonly kind: 'loading'; readonly path: string }
  | { readonly kind: 'resolved'; readonly path: string; readonly resolution: UrlResolution | null }
  | { readonly kind: 'redirect'; readonly path: string; readonly to: string; readonly restoreParams: readonly string[] }
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'unpublished'; readonly path: string; readonly categoryId: number | null }
  | { readonly kind: 'internal-error'; readonly path: string };

/** What came back when the resolver was asked. */
export type ResolverOutcome =
  | { readonly kind: 'answer'; readonly resolution: UrlResolution | undefined }
  /** HTTP or GraphQL error: an answer came, but no page. */
  | { readonly kind: 'refused' }
  /** No HTTP answer at all after all retries, while online. */
  | { readonly kind: 'unreachable' };

export type RouteEvent =
  | { readonly type: 'navigated'; readonly path: string }
  | { readonly type: 'asked'; readonly path: string; readonly outcome: ResolverOutcome; readonly isFixedRoute: boolean };

/** The end state of a path. ≠42: a fixed route does not depend on the resolver; only REDIRECT is obeyed there. */
export function routeStateOf(path: string, outcome: ResolverOutcome, isFixedRoute: boolean): RouteState {
  const resolution = outcome.kind === 'answer' ? outcome.resolution : undefined;
  if (resolution?.type === 'REDIRECT' && resolution.canonical_url) {
    return { kind: 'redirect', path, to: resolution.canonical_url, restoreParams: resolution.restore_params };
  }
  if (isFixedRoute) {
    const known = resolution && resolution.type !== 'NOTFOUND' && resolution.type !== 'UNPUBLISHED' && resolution.type !== 'REDIRECT';
    return { kind: 'resolved', path, resolution: known ? resolution : null };
  }
  if (outcome.kind === 'unreachable') return { kind: 'internal-error', path };
  if (!resolution || resolution.type === 'NOTFOUND' || resolution.type === 'REDIRECT') return { kind: 'not-found', path };
  if (resolution.type === 'UNPUBLISHED') return { kind: 'unpublished', path, categoryId: resolution.category_id };
  return { kind: 'resolved', path, resolution };
}

/** An answer for a path that the shopper has left changes nothing; one that ended stays ended until the next navigation. */
export function reduceRoute(state: RouteState, event: RouteEvent): RouteState {
  if (event.type === 'navigated') return { kind: 'loading', path: event.path };
  if (state.kind !== 'loading' || state.path !== event.path) return state;
  return routeStateOf(event.path, event.outcome, event.isFixedRoute);
}
