import { Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageKind } from 'shared-contracts';
import { PageSkeleton, Shell, type Chrome } from '../shell/index.ts';
import { useEnvironment } from './environment.ts';
import { PageEffects } from './PageEffects.tsx';
import { PageView } from './PageView.tsx';

const frames: Partial<Readonly<Record<PageKind, Chrome>>> = {
  checkout: 'reduced',
  'delivery-date': 'reduced',
  'payment-error': 'reduced',
  'product-gallery': 'none',
};

/** ≠14: which pages are in the reduced frame, or in none. */
export const chromeOf = (kind: PageKind): Chrome => frames[kind] ?? 'full';

/**
 * Header, page and footer of the current address.
 * @param isSlow the next page takes long: its skeleton replaces the old page (V-03)
 */
export const ShopPage = ({ isSlow = false }: { readonly isSlow?: boolean }): ReactNode => {
  const { frame, resolver } = useEnvironment();
  const { pathname, search } = useLocation();
  const page = use(resolver.resolve(pathname, search));
  const kind = page.state === 'page' ? page.kind : 'not-found';
  const content = isSlow ? <PageSkeleton kind={kind} /> : <PageView page={page} />;
  if (frame === null) return <main>{content}</main>;
  return (
    <Shell header={frame.header} footer={frame.footer} store={frame.storeConfig} pageKind={kind} chrome={chromeOf(kind)}>
      {content}
      <Suspense>
        <PageEffects page={page} isSlow={isSlow} />
      </Suspense>
    </Shell>
  );
};
