/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { CmsHtml } from './index.ts';
import { trustedCmsHtml } from './policy.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  Reflect.deleteProperty(globalThis, 'amperioCmsPolicy');
});

describe('[J-27] content block', () => {
  test('its links inside the shop change the route', () => {
    renderPart(<CmsHtml html='<p><a href="/agd.html">AGD</a></p>' />);
    fireEvent.click(screen.getByRole('link', { name: 'AGD' }));
    expect(screen.getByTestId('address').textContent).toBe('/agd.html');
  });

  test.each([
    ['of other sites', '<a href="https://example.com/x">X</a>', {}],
    ['opened in a new tab', '<a href="/agd.html">X</a>', { ctrlKey: true }],
    ['with a target', '<a href="/agd.html" target="_blank">X</a>', {}],
    ['to files', '<a href="/media/karta.pdf">X</a>', {}],
  ])('links %s are left to the browser', (_case, html, init) => {
    renderPart(<CmsHtml html={html} />);
    fireEvent.click(screen.getByRole('link', { name: 'X' }), init);
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  test('under Trusted Types the policy is made once a page', () => {
    const createPolicy = jest.fn((_name: string, rules: { createHTML: (html: string) => string }) => rules);
    Reflect.set(globalThis, 'trustedTypes', { createPolicy });
    expect(trustedCmsHtml('<b>a</b>')).toBe('<b>a</b>');
    trustedCmsHtml('<b>b</b>');
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect(createPolicy).toHaveBeenCalledWith('amperio-cms', expect.anything());
  });
});
