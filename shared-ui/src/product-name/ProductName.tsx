import type { ReactNode } from 'react';
import { CatalogueText } from '../catalogue-text/index.ts';
import { nameParts } from './name-parts.ts';
import * as css from './product-name.css.ts';

/** The name of a product, whose models do not break at their hyphens. */
export const ProductName = ({ name }: { readonly name: string }): ReactNode => (
  <CatalogueText text={name}>
    {nameParts(name).map(({ text, whole }, at) =>
      whole ? (
        <span key={`${at} ${text}`} className={css.whole}>
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </CatalogueText>
);
