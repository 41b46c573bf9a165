import { CircleQuestionMark } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { CatalogueText } from '../catalogue-text/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import * as css from './spec-table.css.ts';

/** A feature and its value. */
export interface Spec {
  readonly name: string;
  readonly value: string;
  /** [P-32] Asks for the description of the feature; renders the question mark. */
  readonly onExplain?: (() => void) | undefined;
}

interface SpecTableProps {
  readonly items: readonly Spec[];
  /** One column on every screen. */
  readonly single?: boolean;
}

/** Technical data as names and values in two columns. */
export const SpecTable = ({ items, single = false }: SpecTableProps): ReactNode => {
  const t = useTexts(uiTexts);
  return (
    <dl className={cx(css.list, single && css.single)}>
      {items.map(({ name, value, onExplain }) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>
            <CatalogueText text={name} />
            {onExplain && (
              <button type="button" className={css.explain} aria-label={t('spec.explain', { name })} onClick={onExplain}>
                <Icon of={CircleQuestionMark} size={18} />
              </button>
            )}
          </dt>
          <dd className={css.value}>
            <CatalogueText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
