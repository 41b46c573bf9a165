import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import { pageTexts } from '../pages/texts.ts';
import * as css from './contact.css.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { helpFor, type Topic } from './topics.ts';

/** Pages that answer a topic faster than a letter would. */
export const TopicHelp = ({ topic }: { readonly topic: Topic }): ReactNode => {
  const t = useTexts(pageTexts);
  const links = helpFor(topic);
  return (
    <Panel>
      <h2 className={css.helpTitle}>{t('contact.topicHelp', { topic: topic.name })}</h2>
      {links.length === 0 ? <p className={css.note}>{t('contact.helpNone')}</p> : <HelpLinks links={links} />}
    </Panel>
  );
};
