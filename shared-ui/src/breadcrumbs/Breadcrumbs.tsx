import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { CatalogueText } from '../catalogue-text/index.ts';
import { uiTexts } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import * as css from './breadcrumbs.css.ts';

/** A level of the path to the page; the last, the page itself, may stand without an address. */
export interface Crumb {
  readonly name: string;
  readonly to?: string;
}

interface BreadcrumbsProps {
  /** From the first level under the home page; the home page is added. */
  readonly items: readonly Crumb[];
}

/** [P-07] The path to the page as links. */
export const Breadcrumbs = ({ items }: BreadcrumbsProps): ReactNode => {
  const t = useTexts(uiTexts);
  const path: readonly Crumb[] = [{ name: t('crumbs.home'), to: '/' }, ...items];
  return (
    <nav aria-label={t('crumbs.label')}>
      <ol className={css.list}>
        {path.map(({ name, to }) => (
          <li key={to ?? name} className={css.item}>
            {to === undefined ? (
              <span aria-current="page">
                <CatalogueText text={name} />
              </span>
            ) : (
              <Link to={to} className={css.link}>
                <CatalogueText text={name} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
