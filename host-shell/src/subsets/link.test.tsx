/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.ts';

afterEach(cleanup);

const Address = () => <output>{useLocation().pathname}</output>;
const show = (props: Partial<LinkProps> = {}) => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/agd.html" {...props}>
        AGD
      </Link>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'AGD' });
};
/** Clicks; tells whether the browser was left to follow the link itself. */
const click = (link: HTMLElement, init: MouseEventInit = {}) => {
  const event = createEvent.click(link, init);
  // jsdom follows no links, but says so.
  document.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
  const seen = jest.spyOn(event, 'preventDefault');
  fireEvent(link, event);
  return { address: screen.getByRole('status').textContent, taken: seen.mock.calls.length > 1 };
};

describe('a link of the shop', () => {
  it('is a real link', () => {
    expect(show({ className: 'x', 'aria-current': 'page' }).outerHTML).toBe('<a class="x" aria-current="page" href="/agd.html">AGD</a>');
  });

  it('[O-03] a plain click goes there without a new document', () => {
    expect(click(show())).toEqual({ address: '/agd.html', taken: true });
  });

  it.each([
    ['a new tab', { ctrlKey: true }],
    ['a new tab on a Mac', { metaKey: true }],
    ['a new window', { shiftKey: true }],
    ['the middle button', { button: 1 }],
  ])('a click for %s is the browser’s own business', (_title, init) => {
    expect(click(show(), init)).toEqual({ address: '/', taken: false });
  });

  it('so is a link to another window, and one that wants a new document', () => {
    expect(click(show({ target: '_blank' })).taken).toBe(false);
    cleanup();
    expect(click(show({ reloadDocument: true })).taken).toBe(false);
  });

  it('who has dealt with the click keeps it', () => {
    expect(click(show({ onClick: (event) => event.preventDefault() })).address).toBe('/');
  });
});
