import type { Page, Request } from '@playwright/test';

/** The name of the query that a request asks the GraphQL server for; null for every other request. */
export const queryOf = (request: Request): string | null => {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return null;
  const text = request.postData() ?? url.searchParams.get('query') ?? '';
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? text.slice(0, 80);
};

/** Notes what the browser asks the GraphQL server for. */
export const noteQueries = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const query = queryOf(request);
    if (query !== null) asked.push(query);
  });
  return asked;
};
