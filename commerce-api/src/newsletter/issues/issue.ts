import type { Language } from 'shared-contracts';
import type { StoreCode } from '../../model/index.ts';
import type { NewsletterTopic } from '../preferences.ts';

/** What an issue says in one language; Markdown. */
export interface IssueText {
  readonly title: string;
  readonly source: string;
}

export interface IssueContent {
  readonly storeCode: StoreCode;
  readonly topic: NewsletterTopic;
  /** `ua` is empty where nobody has translated it. */
  readonly texts: Readonly<Record<Language, IssueText>>;
}

export const LONGEST_ISSUE_TITLE = 120;
export const LONGEST_ISSUE = 50_000;

type IssueProblems = Readonly<Record<string, 'required' | 'too-long' | null>>;

const textProblem = (text: string, longest: number, isRequired: boolean): 'required' | 'too-long' | null => {
  if (text.trim() === '') return isRequired ? 'required' : null;
  return text.length > longest ? 'too-long' : null;
};

/** What is wrong with an issue: of a translation either title and text are there, or neither. */
export function issueProblems({ texts: { pl, ua } }: IssueContent): IssueProblems {
  const isTranslated = ua.title.trim() !== '' || ua.source.trim() !== '';
  return {
    title_pl: textProblem(pl.title, LONGEST_ISSUE_TITLE, true),
    source_pl: textProblem(pl.source, LONGEST_ISSUE, true),
    title_ua: textProblem(ua.title, LONGEST_ISSUE_TITLE, isTranslated),
    source_ua: textProblem(ua.source, LONGEST_ISSUE, isTranslated),
  };
}

/** The language and the text that a subscriber of a language gets. */
export const textFor = (texts: IssueContent['texts'], language: Language): { readonly language: Language; readonly text: IssueText } =>
  texts[language].title === '' ? { language: 'pl', text: texts.pl } : { language, text: texts[language] };
