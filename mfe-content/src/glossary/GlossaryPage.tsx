import type { ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { PageProps } from 'shared-contracts';
import { pageTexts } from '../pages/texts.ts';
import { GlossaryIndex } from './GlossaryIndex.tsx';
import { GlossaryTermView } from './GlossaryTermView.tsx';

export { pageTexts as texts };

const routes: RouteObject[] = [
  { path: '/slowniczek-pojec.html', caseSensitive: true, element: <GlossaryIndex /> },
  { path: '/slowniczek-pojec/:id', caseSensitive: true, element: <GlossaryTermView /> },
];

/** the index of the glossary, or one of its terms. */
export default function GlossaryPage(_props: PageProps): ReactNode {
  return useRoutes(routes);
}
