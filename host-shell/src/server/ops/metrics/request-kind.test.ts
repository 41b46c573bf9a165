import { expect, it } from '@jest/globals';
import { requestKind } from './request-kind.ts';

it.each([
  ['/*', 'page'],
  ['', 'page'],
  ['/assets/:name/:release/:file', 'asset'],
  ['/releases/:name/:release/release.json', 'asset'],
  ['/page-styles/:file', 'styles'],
  ['/page-data/:file', 'page-data'],
  ['/__federation', 'federation'],
  ['/__federation/releases', 'federation'],
  ['/healthz', 'service'],
  ['/metrics', 'service'],
  ['/graphql', 'commerce'],
  ['/rest/*', 'commerce'],
])('[J-49] the route %s is counted as %s', (route, kind) => {
  expect(requestKind(route)).toBe(kind);
});
