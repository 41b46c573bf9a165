import type { ReactNode } from 'react';
import { Swatches } from 'shared-ui/swatches';
import { useIntent } from '../../prefetch/use-intent.ts';
import type { VariantAxisView } from '../rules/variant-axes.ts';
import * as css from './variants.css.ts';

/**
 * P-16: the variants of a product as links to its siblings, one row an axis. The links keep the scroll position (S-24), and
 * pointing at one reads its product, so that the change is there at the click.
 */
export const VariantPicker = ({ axes }: { readonly axes: readonly VariantAxisView[] }): ReactNode => {
  const intent = useIntent();
  return axes.length === 0 ? null : (
    <div className={css.axes} {...intent}>
      {axes.map(({ code, label, choices }) => (
        <Swatches
          key={code}
          label={label}
          items={choices.map(({ value, swatch, path, current, unavailable }) => ({
            name: value,
            to: path,
            current,
            available: !unavailable,
            colour: swatch,
          }))}
        />
      ))}
    </div>
  );
};
