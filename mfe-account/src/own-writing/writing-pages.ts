import { WRITING_PATH } from '../paths.ts';

/** On a page of either list, as the server divides them. */
export const PER_PAGE = 10;

/** Which pages of the two lists an address shows, each from 1. */
export interface WritingPages {
  readonly reviews: number;
  readonly questions: number;
}

const numberOf = (value: string | null): number => (value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1);

/** Reads an address; what is no page is the first one. @param search `?opinie=2&pytania=3` */
export function writingPagesOf(search: string): WritingPages {
  const params = new URLSearchParams(search);
  return { reviews: numberOf(params.get('opinie')), questions: numberOf(params.get('pytania')) };
}

/** The address of these pages. */
export function writingPath({ reviews, questions }: WritingPages): string {
  const params = new URLSearchParams();
  if (reviews > 1) params.set('opinie', String(reviews));
  if (questions > 1) params.set('pytania', String(questions));
  return params.size === 0 ? WRITING_PATH : `${WRITING_PATH}?${params.toString()}`;
}
