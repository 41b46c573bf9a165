import type { ExpertReview } from '../../../model/product.ts';
import type { Recipe } from '../products/recipe.ts';
import { at, type Random } from '../random.ts';
import { byGender, escapeHtml } from '../text.ts';

const experts = [
  { author: 'Katarzyna Wrona', role: 'doradczyni AGD, salon Warszawa', woman: true },
  { author: 'Paweł Sikora', role: 'specjalista RTV, salon Kraków', woman: false },
  { author: 'Michał Dudek', role: 'specjalista IT, salon Wrocław', woman: false },
  { author: 'Joanna Lis', role: 'redaktorka bloga Amperio', woman: true },
] as const;

const starts = [
  'Przez tydzień sprawdza{łem|łam} ten model w domowych warunkach.',
  'Testowa{łem|łam} go obok dwóch konkurentów w podobnej cenie.',
  'Zabra{łem|łam} egzemplarz z salonu na dziesięć dni.',
  'To jeden z częściej wybieranych modeli w naszym salonie, więc przyjrza{łem|łam} mu się dokładnie.',
] as const;
const ends = [
  'Polecam osobom, które kupują sprzęt na lata.',
  'W swojej cenie to bezpieczny wybór.',
  'Jeżeli te minusy Ci nie przeszkadzają, będziesz {zadowolony|zadowolona}.',
  'Przed zakupem zmierz miejsce, a resztą nie musisz się martwić.',
] as const;

/** The opinion of one of the shop's advisers, composed of the family's sentences of satisfied and disappointed customers. */
export function makeExpert(recipe: Recipe, name: string, r: Random): ExpertReview {
  const expert = r.pick(experts);
  const pros = r.sample(recipe.praise, 3).map((text) => byGender(text, expert.woman));
  const cons = r.sample(recipe.complaints, 1).map((text) => byGender(text, expert.woman));
  const opening = byGender(r.pick(starts), expert.woman);
  // The text addresses the reader, whose grammatical gender is unknown: endings that would need it are skipped.
  const ending = at(
    ends.filter((text) => !text.includes('{')),
    r.int(0, 2),
  );
  return {
    author: expert.author,
    role: expert.role,
    review: `<p>${opening} ${escapeHtml(name)} trzyma równy poziom w codziennym użyciu.</p><p>${ending}</p>`,
    pros,
    cons,
  };
}
