import { gradeOf } from './judge.ts';
import type { JudgedProduct, RelevanceQuery } from './judge.ts';

/** What a search answers, as far as it is measured. */
export interface Answer {
  /** Best first. */
  readonly productIds: readonly number[];
  /** Paths of pages, best first. */
  readonly pages: readonly string[];
}

export interface Measured {
  readonly query: string;
  /** Grades of the first ten, best first; for a query about help 3 for its page. */
  readonly grades: readonly number[];
  /** 0-1. */
  readonly ndcg: number;
  readonly isEmpty: boolean;
}

export interface Summary {
  readonly queries: number;
  /** Mean nDCG@10, 0-1. */
  readonly ndcg: number;
  /** Share of queries without any answer, 0-1. */
  readonly emptyRate: number;
}

/** What the search promises, for the queries that it is tuned by and for those that are held back. */
export const promised = { ndcg: 0.9, emptyRate: 0.01 } as const;

const first = 10;
const pageGrade = 3;

/** Discounted cumulative gain: what stands further down counts less. */
const gain = (grades: readonly number[]): number => grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Judges the first ten answers against the best ten that the catalogue has. */
export function measure(query: RelevanceQuery, { productIds, pages }: Answer, products: ReadonlyMap<number, JudgedProduct>): Measured {
  const isEmpty = productIds.length === 0 && pages.length === 0;
  if (query.page !== undefined) {
    const grades = pages.slice(0, first).map((page) => (page === query.page ? pageGrade : 0));
    return { query: query.query, grades, ndcg: gain(grades) / gain([pageGrade]), isEmpty };
  }
  const grades = productIds.slice(0, first).map((id) => {
    const product = products.get(id);
    return product === undefined ? 0 : gradeOf(product, query);
  });
  const ideal = [...products.values()]
    .map((product) => gradeOf(product, query))
    .toSorted((a, b) => b - a)
    .slice(0, first);
  return { query: query.query, grades, ndcg: gain(ideal) === 0 ? 0 : gain(grades) / gain(ideal), isEmpty };
}

export const summarise = (measured: readonly Measured[]): Summary => ({
  queries: measured.length,
  ndcg: measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length,
  emptyRate: measured.filter(({ isEmpty }) => isEmpty).length / measured.length,
});
