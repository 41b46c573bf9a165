import type { Page, Request } from '@playwright/test';

/** The name of the GraphQL operation of a request (or the start of its text); null for other requests. */
export const queryOf = (request: Request): string | null => {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return null;
  const text = request.postData() ?? url.searchParams.get('query') ?? '';
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? text.slice(0, 80);
};

/** Collects the names of the GraphQL operations that a page requests. */
export const noteQueries = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const query = queryOf(request);
    if (query !== null) asked.push(query);
  });
  return asked;
};
