import { formatMoney, type Grosze } from 'shared-contracts';
import type { ReactNode } from 'react';
import { CatalogueText } from '../catalogue-text/index.ts';
import { cx } from '../internal/cx.ts';
import * as css from './add-on-list.css.ts';

/** A warranty or a service that was bought with a product. */
export interface AddOnEntry {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  /** The shop in which a service is done. */
  readonly place: string | null;
  /** For all pieces. */
  readonly total: Grosze;
}

interface AddOnListProps {
  readonly addOns: readonly AddOnEntry[];
  readonly className?: string;
}

/** C-26, C-27: what was bought with a product, below it; nothing where nothing was. */
export const AddOnList = ({ addOns, className }: AddOnListProps): ReactNode =>
  addOns.length > 0 && (
    <ul className={cx(css.list, className)}>
      {addOns.map(({ kind, id, name, place, total }) => (
        <li key={`${kind} ${id}`} className={css.entry}>
          <span className={css.words}>
            + <CatalogueText text={name} />
            {place !== null && <span className={css.place}>{place}</span>}
          </span>
          <span className={css.total}>{formatMoney(total)}</span>
        </li>
      ))}
    </ul>
  );
