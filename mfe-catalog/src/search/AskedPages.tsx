import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { ChevronRight, FileText } from 'shared-ui/icons';
import { Link } from 'shared-ui/link';
import type { SearchListingQuery } from '../graphql/generated.ts';
import { texts } from './texts.ts';
import * as css from './search.css.ts';

interface AskedPagesProps {
  readonly pages: SearchListingQuery['productsForSearch']['pages'];
}

/** Pages that the words ask for: 'raty', 'zwrot'. Before the products, for whoever asks for help wants none. */
export const AskedPages = ({ pages }: AskedPagesProps): ReactNode => {
  const t = useTexts(texts);
  if (pages.length === 0) return null;
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      {pages.map(({ title, url }) => (
        <Link key={url} to={url} className={css.page}>
          <Icon of={FileText} size={20} />
          <span>
            <CatalogueText text={title} />
          </span>
          <Icon of={ChevronRight} size={18} className={css.pageArrow} />
        </Link>
      ))}
    </nav>
  );
};
