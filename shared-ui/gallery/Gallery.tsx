import type { ReactNode } from 'react';
import { PageContainer } from 'shared-ui/page-container';
import * as css from './gallery.css.ts';
import { controls } from './sections/controls.tsx';
import { fields } from './sections/fields.tsx';
import { layers } from './sections/layers.tsx';
import { listing } from './sections/listing.tsx';
import { product } from './sections/product.tsx';
import { states } from './sections/states.tsx';

const sections: Readonly<Record<string, () => ReactNode>> = {
  ...listing,
  ...product,
  ...controls,
  ...fields,
  ...states,
  ...layers,
};

/** Every part in every state; `only` names one of them. */
export const Gallery = ({ only }: { readonly only: string | null }): ReactNode => (
  <PageContainer>
    <header className={css.head}>
      <h1>Galeria części</h1>
    </header>
    <main>
      {Object.entries(sections)
        .filter(([name]) => only === null || name === only)
        .map(([name, Section]) => (
          <Section key={name} />
        ))}
    </main>
  </PageContainer>
);
