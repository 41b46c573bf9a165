import { describe, expect, it } from '@jest/globals';
import { withSourcePlaces } from './source-places.ts';

const placed = (text: string): string =>
  withSourcePlaces(text, '/shop/commerce-api/src/database/migrations.ts', '/shop/commerce-api/dist/1f', [
    '/shop/commerce-api/src/database/worker.ts',
  ]);

describe('[J-355] a module of the bundled commerce server', () => {
  it('finds its data files beside the sources', () => {
    expect(placed("new URL('./migrations/', import.meta.url)")).toBe(
      "new URL('./migrations/', new URL('../../src/database/migrations.ts', import.meta.url).href)",
    );
    expect(placed("join(import.meta.dirname, 'rules.json')")).toBe("join((import.meta.dirname + '/../../src/database'), 'rules.json')");
  });

  it('starts threads and processes from the bundle, others from the sources', () => {
    expect(placed("new Worker(new URL('./worker.ts', import.meta.url))")).toBe("new Worker(new URL('./worker.js', import.meta.url))");
    expect(placed("new URL('./other.ts', import.meta.url)")).toContain("'./other.ts', new URL('../../src/database/migrations.ts'");
  });
});
