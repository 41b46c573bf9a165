import type { ReactNode } from 'react';
import type { PageProps } from 'shared-contracts';
import { pageTexts } from '../pages/texts.ts';
import { GlossaryIndex } from './GlossaryIndex.tsx';
import { GlossaryTermView } from './GlossaryTermView.tsx';

export { pageTexts as texts };

/** the glossary or, with an id in the path, one of its terms. */
export default function GlossaryPage({ params }: PageProps): ReactNode {
  const id = params['id'];
  return id === undefined ? <GlossaryIndex /> : <GlossaryTermView id={id} />;
}
