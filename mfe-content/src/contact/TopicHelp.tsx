import { ArrowRight } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { pageTexts } from '../pages/texts.ts';
import * as css from './contact.css.ts';
import { helpFor, type Topic } from './topics.ts';

/** Pages that answer a topic faster than a letter would. */
export const TopicHelp = ({ topic }: { readonly topic: Topic }): ReactNode => {
  const t = useTexts(pageTexts);
  const links = helpFor(topic);
  return (
    <Panel>
      <h2 className={css.helpTitle}>{t('contact.topicHelp', { topic: topic.name })}</h2>
      {links.length === 0 ? (
        <p className={css.note}>{t('contact.helpNone')}</p>
      ) : (
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
      )}
    </Panel>
  );
};
