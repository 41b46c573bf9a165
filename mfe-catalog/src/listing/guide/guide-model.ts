import type { ListingResultFragment } from '../../graphql/generated.ts';
import { formatRange, withoutValues, withValues } from '../address/filters.ts';
import type { ListingAddress } from '../address/listing-address.ts';
import { hrefOf } from '../address/write-address.ts';
import { guides, type Answer, type GuideText, type Question } from './guides.ts';

type Result = Pick<ListingResultFragment, 'facets' | 'stats'>;

/** An answer as a link to the listing with its filter; a chosen one leads to the listing without it. */
export interface AnswerView {
  readonly text: GuideText;
  readonly chosen: boolean;
  readonly href: string;
}

export interface QuestionView {
  readonly text: GuideText;
  readonly answers: readonly AnswerView[];
}

export interface GuideView {
  readonly questions: readonly QuestionView[];
  /** The listing without any of the answers; null while none is chosen. */
  readonly undoHref: string | null;
}

/** The number with which a label begins: 55 of '55″'. */
const numberIn = (label: string): number => Number.parseFloat(label.replace(',', '.'));

/** The values of the filter that an answer sets in this listing; none where it has nothing to choose from. */
function valuesOf({ code }: Question, { keys, from, to }: Answer, { facets, stats }: Result): readonly string[] {
  const facet = facets.find((one) => one.code === code);
  if (facet !== undefined) {
    const fits = ({ key, label }: (typeof facet.values)[number]): boolean =>
      keys === undefined
        ? numberIn(label) >= (from ?? Number.NEGATIVE_INFINITY) && numberIn(label) <= (to ?? Number.POSITIVE_INFINITY)
        : keys.includes(key);
    return facet.values.filter(fits).map(({ key }) => key);
  }
  const range = stats.some((one) => one.code === code) && keys === undefined ? formatRange({ from: from ?? null, to: to ?? null }) : null;
  return range === null ? [] : [range];
}

/** Whether an answer finds something in this listing: one of its values is counted, or its range meets what the products have. */
function findsAny({ code }: Question, { from, to }: Answer, values: readonly string[], { facets, stats }: Result): boolean {
  const facet = facets.find((one) => one.code === code);
  if (facet !== undefined) return facet.values.some(({ key, count }) => count > 0 && values.includes(key));
  const range = stats.find((one) => one.code === code);
  return range !== undefined && (from ?? Number.NEGATIVE_INFINITY) <= range.max && (to ?? Number.POSITIVE_INFINITY) >= range.min;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((value) => b.includes(value));

function questionView(question: Question, result: Result, address: ListingAddress): QuestionView {
  const current = address.filters.get(question.code) ?? [];
  const answers = question.answers.flatMap((answer): AnswerView[] => {
    const values = valuesOf(question, answer, result);
    if (values.length === 0) return [];
    const chosen = isSame(values, current);
    if (!chosen && !findsAny(question, answer, values, result)) return [];
    return [
      { text: answer.text, chosen, href: hrefOf(address, { filters: withValues(address.filters, question.code, chosen ? [] : values) }) },
    ];
  });
  return { text: question.text, answers };
}

/** The guide of a listing (J-264): null where it has none, or its filters have nothing to choose from. */
export function guideView(result: Result, address: ListingAddress): GuideView | null {
  if (address.place.kind !== 'category') return null;
  const path = address.place.path.replace(/\.html$/, '');
  const guide = guides.find(({ paths }) => paths.some((one) => path === one || path.startsWith(`${one}/`)));
  const questions = (guide?.questions ?? [])
    .map((question) => questionView(question, result, address))
    // One that is answered stays, so that the answer can be taken back where it was given.
    .filter(({ answers }) => answers.length > 1 || answers.some(({ chosen }) => chosen));
  if (questions.length === 0) return null;
  const isAnswered = questions.some(({ answers }) => answers.some(({ chosen }) => chosen));
  const without = (guide?.questions ?? []).reduce(
    (filters, { code }) => withoutValues(filters, code, filters.get(code) ?? []),
    address.filters,
  );
  return { questions, undoHref: isAnswered ? hrefOf(address, { filters: without }) : null };
}
