import { ArrowRight } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { pageTexts } from '../pages/texts.ts';
import * as css from './contact.css.ts';
import type { HelpLink } from './topics.ts';

/** Ways on to pages that answer a question. */
export const HelpLinks = ({ links }: { readonly links: readonly HelpLink[] }): ReactNode => {
  const t = useTexts(pageTexts);
  return (
    <ul className={css.help}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={css.helpLink}>
            {t(text)}
            <Icon of={ArrowRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
