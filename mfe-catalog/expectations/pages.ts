import { createElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, type PageProps } from 'shared-contracts';
import type { Expectation } from 'shared-contracts/testing/expectations';

/** Says what it is given. */
const Page = ({ kind, params }: PageProps): ReactNode => {
  const { pathname, search } = useLocation();
  const received = JSON.stringify({ kind, params, address: pathname + search, language: useLanguage() });
  return createElement('p', null, received.replaceAll('"', ''), createElement(Link, { to: '/agd/f/marka,12' }, 'Marka'));
};

/** What pages of the catalogue get from the host that renders them. */
export const pages: readonly Expectation[] = [
  {
    title: 'gives a page on the server its kind, parameters, address and language, and draws its links in the shop’s frame',
    provider: 'host-shell',
    check: async ({ hostPage }) => {
      const html = await hostPage({
        path: '/agd.html?p=2',
        kind: 'listing',
        language: 'ua',
        params: { id: '7' },
        module: { default: Page },
      });
      for (const wanted of ['{kind:listing,params:{id:7},address:/agd.html?p=2,language:ua}', 'href="/agd/f/marka,12"', '<main', '<header'])
        if (!html.includes(wanted)) throw new Error(`the HTML of the page has no ${wanted}`);
    },
  },
];
