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
    ['to files', '<a href="/media/karta.pdf">X</a>', {}],
  ])('links %s are left to the browser', (_case, html, init) => {
    renderPart(<CmsHtml html={html} />);
    fireEvent.click(screen.getByRole('link', { name: 'X' }), init);
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<A HREF="https://example.com" ONCLICK="x">x</A>',
    '<a href="/x" style="color:red">x</a>',
    '<a href="/x"onclick="alert(1)">x</a>',
    '<p/onclick=alert(1)>x</p>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<iframe srcdoc="x"></iframe>',
  ])('[J-139] HTML that no sanitiser has seen is shown as text: %s', (html) => {
    renderPart(<CmsHtml html={`<p>Dobry tekst</p>${html}`} />);
    const block = screen.getByText('Dobry tekst').parentElement;
    const others = [...(block?.querySelectorAll('*') ?? [])].filter(({ tagName }) => tagName !== 'P');
    expect(others).toEqual([]);
    expect([...(block?.querySelectorAll('p') ?? [])].flatMap((paragraph) => paragraph.getAttributeNames())).toEqual([]);
  });

  test('under Trusted Types the policy is made once a page', () => {
    const createPolicy = jest.fn((_name: string, rules: { createHTML: (html: string) => string }) => rules);
    Reflect.set(globalThis, 'trustedTypes', { createPolicy });
    expect(trustedCmsHtml('<strong>a</strong>')).toBe('<strong>a</strong>');
    expect(trustedCmsHtml('<img src="x" onerror="alert(1)">')).not.toContain('<img');
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect(createPolicy).toHaveBeenCalledWith('amperio-cms', expect.anything());
  });
});

describe('a table of a content block', () => {
  const size = (width: number) =>
    Object.defineProperty(HTMLTableElement.prototype, 'scrollWidth', { configurable: true, get: () => width });
  afterEach(() => void Reflect.deleteProperty(HTMLTableElement.prototype, 'scrollWidth'));

  test('takes the focus as long as it is wider than its place', () => {
    let resize: ResizeObserverCallback = () => {};
    const Observer = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class extends Observer {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        resize = (entries) => callback(entries, this);
      }
    };
    renderPart(<CmsHtml html="<table><tr><td>Kurier</td></tr></table>" />);
    globalThis.ResizeObserver = Observer;
    const table = screen.getByRole('table');
    const entry = { target: table } as unknown as ResizeObserverEntry; // nothing else of it is read
    size(500);
    resize([entry], new Observer(() => {}));
    expect(table.tabIndex).toBe(0);
    size(0);
    resize([entry], new Observer(() => {}));
    expect(table.hasAttribute('tabindex')).toBe(false);
  });
});
