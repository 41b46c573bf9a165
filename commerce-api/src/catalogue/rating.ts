import type { ReviewStat } from 'shared-contracts/graphql';

export interface Votes {
  readonly stars: number;
  readonly isConfirmed: boolean;
  readonly votes: number;
}

export interface Rating {
  readonly count: number;
  /** 0-100 (P-10). */
  readonly summary: number;
}

/** The average of votes, 5 stars being 100; 0 without votes. @param stars the sum of all */
export const ratingSummary = (stars: number, votes: number): number => (votes === 0 ? 0 : Math.round((stars / votes) * 20));

/** How many votes and their average, 5 stars being 100; 0 without votes. */
export function rating(votes: readonly Votes[]): Rating {
  const count = votes.reduce((sum, vote) => sum + vote.votes, 0);
  const stars = votes.reduce((sum, vote) => sum + vote.votes * vote.stars, 0);
  return { count, summary: ratingSummary(stars, count) };
}

/** Votes per number of stars, 5 first, none left out. */
export const reviewStats = (votes: readonly Pick<Votes, 'stars' | 'votes'>[]): readonly ReviewStat[] =>
  [5, 4, 3, 2, 1].map((stars) => ({
    vote: stars,
    vote_count: votes.filter((vote) => vote.stars === stars).reduce((sum, vote) => sum + vote.votes, 0),
  }));
