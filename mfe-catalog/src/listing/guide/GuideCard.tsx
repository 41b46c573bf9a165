import { useId, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ChipLink } from 'shared-ui/chip';
import { Link } from 'shared-ui/link';
import { texts } from '../../texts.ts';
import { useListingLink } from '../navigation.ts';
import type { GuideView, QuestionView } from './guide-model.ts';
import * as css from './guide.css.ts';

/** J-264: one or two questions above the filters; every answer is a link that sets them, so that it works without scripts. */
export const GuideCard = ({ guide }: { readonly guide: GuideView }): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const onClick = useListingLink();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {t('guide.heading')}
      </h3>
      {guide.questions.map((question) => (
        <Answers key={question.text} question={question} />
      ))}
      {guide.undoHref !== null && (
        <Link className={css.undo} to={guide.undoHref} rel="nofollow" preventScrollReset onClick={onClick}>
          {t('guide.undo')}
        </Link>
      )}
    </section>
  );
};

const Answers = ({ question }: { readonly question: QuestionView }): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const onClick = useListingLink();
  return (
    <div>
      <p id={id} className={css.question}>
        {t(question.text)}
      </p>
      <ul className={css.answers} aria-labelledby={id}>
        {question.answers.map(({ text, chosen, href }) => (
          <li key={text}>
            <ChipLink
              to={href}
              rel="nofollow"
              preventScrollReset
              selected={chosen}
              onClick={onClick}
              {...(chosen && { 'aria-current': 'true' as const })}
            >
              {t(text)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
