import { Mail, Phone } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CmsHtml } from 'shared-ui/cms-html';
import { Icon } from 'shared-ui/icon';
import type { CmsPageQuery } from '../graphql/generated.ts';
import { pageTexts } from '../pages/texts.ts';
import { telOf } from '../pages/tel.ts';
import * as css from './cms.css.ts';

interface HelpMenuProps {
  readonly title: string;
  /** HTML list of links, kept by the editors. */
  readonly links: string;
  /** Address of the page that stands beside the menu. */
  readonly current: string;
  readonly contact: CmsPageQuery['storeConfig'];
}

/** Pages that answer the usual questions, and the way to a person. */
export const HelpMenu = ({ title, links, current, contact }: HelpMenuProps): ReactNode => {
  const t = useTexts(pageTexts);
  return (
    <aside className={css.aside}>
      <nav aria-label={title} className={css.box}>
        <h2 className={css.boxTitle}>{title}</h2>
        <CmsHtml bare html={links.replace(`href="${current}"`, '$& aria-current="page"')} className={css.menu} />
      </nav>
      <section className={css.box}>
        <h2 className={css.boxTitle}>{t('cms.help')}</h2>
        <p className={css.note}>{t('cms.helpText')}</p>
        <a href={telOf(contact.contact_phone)} className={css.contact}>
          <Icon of={Phone} size={20} />
          <span>
            {contact.contact_phone}
            <span className={css.hours}>{contact.contact_hours}</span>
          </span>
        </a>
        <a href={`mailto:${contact.contact_email}`} className={css.contact}>
          <Icon of={Mail} size={20} />
          {contact.contact_email}
        </a>
      </section>
    </aside>
  );
};
