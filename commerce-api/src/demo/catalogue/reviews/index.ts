import type { ProductQuestion, ProductReview } from '../../../model/product.ts';
import type { Recipe } from '../products/recipe.ts';
import { at, type Random } from '../random.ts';
import { byGender, decapitalise } from '../text.ts';
import { dayFrom } from '../time.ts';
import { person } from './people.ts';
import { answers, buts, closers, generalQuestions, negative, neutral, openers } from './phrases.ts';

const dayMs = 86_400_000;

/** Returns items in random order and starts again when all are used, so that adjacent reviews never repeat a sentence. */
interface Deck {
  readonly draw: () => string;
}

function deck(cards: readonly string[], r: Random): Deck {
  let rest: string[] = [];
  return {
    draw: () => {
      if (rest.length === 0) rest = r.sample(cards, cards.length);
      return rest.pop() ?? at(cards, 0);
    },
  };
}

/** Reviews of one product, newest first; `quality` (0 … 1) shifts the stars. */
export function makeReviews(
  recipe: Recipe,
  productId: number,
  count: number,
  quality: number,
  ageDays: number,
  now: Date,
  r: Random,
): readonly ProductReview[] {
  if (count === 0) return [];
  const decks = {
    praise: deck(recipe.praise, r),
    complaints: deck(recipe.complaints, r),
    openers: deck(openers, r),
    closers: deck(closers, r),
    buts: deck(buts, r),
    neutral: deck(neutral, r),
    negative: deck(negative, r),
  };
  const stars: readonly (readonly [number, number])[] = [
    [5, 45 + quality * 40],
    [4, 26],
    [3, 10 - quality * 5],
    [2, 5 - quality * 3],
    [1, 5 - quality * 3],
  ];
  const used = new Set<string>();
  const uniqueText = (vote: number, woman: boolean): string => {
    for (let attempt = 0; ; attempt += 1) {
      const text = byGender(compose(vote, decks, r), woman);
      if (!used.has(text) || attempt === 6) {
        used.add(text);
        return text;
      }
    }
  };
  const reviews = Array.from({ length: count }, (_, index) => {
    const author = person(r);
    const vote = r.weighted(stars);
    const day = -Math.floor(r.next() ** 1.4 * Math.max(ageDays - 7, 3)) - 1;
    return {
      id: productId * 100 + index,
      author: author.name,
      createdAt: new Date(Date.parse(dayFrom(now, day)) + ((r.int(7 * 60, 22 * 60) * 60_000) % dayMs)).toISOString(),
      stars: vote,
      text: uniqueText(vote, author.woman),
      isConfirmed: r.chance(0.72),
      helpfulVotes: r.chance(0.3) ? r.int(1, 18) : 0,
      shopAnswer: vote <= 2 && r.chance(0.6) ? r.pick(answers) : null,
    };
  });
  return reviews.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

type Decks = Readonly<Record<'praise' | 'complaints' | 'openers' | 'closers' | 'buts' | 'neutral' | 'negative', Deck>>;

function compose(stars: number, decks: Decks, r: Random): string {
  const minus = (): string => `${decks.buts.draw()} ${decapitalise(decks.complaints.draw())}`;
  if (stars === 5) {
    return [
      r.chance(0.55) ? decks.openers.draw() : '',
      decks.praise.draw(),
      r.chance(0.4) ? decks.praise.draw() : '',
      r.chance(0.5) ? decks.closers.draw() : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (stars === 4) {
    return [
      r.chance(0.4) ? decks.openers.draw() : '',
      decks.praise.draw(),
      r.chance(0.75) ? minus() : '',
      r.chance(0.25) ? decks.closers.draw() : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (stars === 3) return [decks.neutral.draw(), decks.praise.draw(), minus()].join(' ');
  return [decks.negative.draw(), r.chance(0.7) ? decks.complaints.draw() : ''].filter(Boolean).join(' ');
}

/** Questions of shoppers with answers of the shop; the newest may still wait. */
export function makeQuestions(
  recipe: Recipe,
  productId: number,
  count: number,
  ageDays: number,
  now: Date,
  r: Random,
): readonly ProductQuestion[] {
  return r
    .sample([...recipe.questions, ...generalQuestions], count)
    .map(([question, answer], index) => ({
      id: productId * 10 + index,
      author: person(r).name,
      createdAt: dayFrom(now, -r.int(1, Math.max(ageDays, 2)), r.int(8, 20)),
      question,
      answer: index === 0 && r.chance(0.1) ? null : answer,
      answeredBy: 'Doradca Amperio',
    }))
    .map((entry) => (entry.answer === null ? { ...entry, answeredBy: null } : entry));
}
