import { describe, expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './Gallery.tsx';

const html = renderToString(
  <MemoryRouter>
    <Gallery only={null} />
  </MemoryRouter>,
);

describe('HTML of the parts from the server', () => {
  test('carries no style attribute, which the strict policy would refuse', () => {
    expect(html.match(/<[^>]+\sstyle=[^>]+>/g)).toBeNull();
  });

  test('carries no inline script', () => {
    expect(html).not.toMatch(/<script/);
  });

  test('[I-07] names a price in one piece for screen readers', () => {
    expect(html).toContain('1\u00a0299,00\u00a0zł');
  });
});
