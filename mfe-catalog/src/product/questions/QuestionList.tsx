import { BadgeCheck } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ErrorMessage } from 'shared-ui/error-message';
import { Icon } from 'shared-ui/icon';
import { TextField } from 'shared-ui/text-field';
import type { ProductQuestionsQuery } from '../../graphql/generated.ts';
import { matching } from './matching.ts';
import { texts } from './texts.ts';
import * as css from './questions.css.ts';
import { useQuestions, type QuestionsNow } from './use-questions.ts';

type Question = ProductQuestionsQuery['productQuestions'][number];

const FIRST = 4;
/** Fewer are seen at a glance. */
const SEARCHED = 5;

/** The questions about a product, newest first, with the shop's answers; many can be searched. */
export default function QuestionList(now: QuestionsNow): ReactNode {
  const t = useTexts(texts);
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [{ data, fetching }, reload] = useQuestions(now);
  if (!data) {
    return fetching ? <div className={css.held} /> : <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  }
  const all = data.productQuestions;
  const found = matching(all, words);
  const isSearching = words.trim() !== '';
  const shown = isWhole || isSearching ? found : found.slice(0, FIRST);
  return (
    <>
      {all.length >= SEARCHED && (
        <TextField
          className={css.search}
          label={t('search')}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <p role="status" className={css.found}>
        {isSearching && t('found', { count: found.length })}
      </p>
      <ul className={css.list}>
        {shown.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="secondary" size="small" className={css.more} onClick={() => setWhole(true)}>
          {t('all', { count: found.length })}
        </Button>
      )}
    </>
  );
}

const QuestionItem = ({ question }: { readonly question: Question }): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <li className={css.item}>
      <h3 className={css.question} dir="auto">
        <CatalogueText text={question.question} />
      </h3>
      <p className={css.asker}>
        {t('asked')} <bdi>{question.author}</bdi>, <time dateTime={question.created_at}>{formatDate(question.created_at, language)}</time>
      </p>
      {question.answer === null ? (
        <p className={css.asker}>{t('waiting')}</p>
      ) : (
        <div className={css.answer}>
          <p className={css.answerer}>
            <Icon of={BadgeCheck} size={16} />
            <span>
              {t('answer')}
              {question.answered_by !== null && (
                <>
                  {' · '}
                  <CatalogueText text={question.answered_by} />
                </>
              )}
            </span>
          </p>
          <p className={css.answerText} dir="auto">
            <CatalogueText text={question.answer} />
          </p>
        </div>
      )}
    </li>
  );
};
