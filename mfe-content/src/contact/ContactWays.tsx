import { Mail, Phone } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Panel } from 'shared-ui/page-container';
import type { ContactDetailsFragment } from '../graphql/generated.ts';
import { telOf } from '../pages/tel.ts';
import { pageTexts } from '../pages/texts.ts';
import * as css from './contact.css.ts';

interface ContactWaysProps {
  readonly store: ContactDetailsFragment;
  /** What the letter is about; without one the shopper writes it. */
  readonly subject?: string;
  readonly children?: ReactNode;
}

/** The shop's telephone and e-mail, and whatever stands beside them. */
export const ContactWays = ({ store, subject, children }: ContactWaysProps): ReactNode => {
  const t = useTexts(pageTexts);
  const letter = `mailto:${store.contact_email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
  const before = store.contact_email.split('@')[0] ?? '';
  return (
    <div className={css.ways}>
      <Panel>
        <h2 className={css.way}>
          <Icon of={Phone} />
          {t('contact.phone')}
        </h2>
        <a href={telOf(store.contact_phone)} className={css.big}>
          {store.contact_phone}
        </a>
        <p className={css.note}>{store.contact_hours}</p>
      </Panel>
      <Panel>
        <h2 className={css.way}>
          <Icon of={Mail} />
          {t('contact.mail')}
        </h2>
        <a href={letter} className={css.big}>
          {/* Where it is too long for its column it breaks before the sign, not within a word. */}
          <span>
            {before}
            <wbr />
            {store.contact_email.slice(before.length)}
          </span>
        </a>
        <p className={css.note}>{t('contact.mailText')}</p>
      </Panel>
      {children}
    </div>
  );
};
