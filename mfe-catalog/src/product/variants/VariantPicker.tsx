import type { ReactNode } from 'react';
import { Swatches } from 'shared-ui/swatches';
import * as css from './variants.css.ts';
import type { VariantAxisView } from '../rules/variant-axes.ts';

/** P-16: the variants of a product as links to its siblings, one row an axis. */
export const VariantPicker = ({ axes }: { readonly axes: readonly VariantAxisView[] }): ReactNode =>
  axes.length === 0 ? null : (
    <div className={css.axes}>
      {axes.map(({ code, label, choices }) => (
        <Swatches
          key={code}
          label={label}
          items={choices.map(({ value, path, current, unavailable }) => ({ name: value, to: path, current, available: !unavailable }))}
        />
      ))}
    </div>
  );
