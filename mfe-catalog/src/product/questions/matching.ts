const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** The questions that have all of the words, in themselves or in their answers; letters with and without marks are the same. */
export function matching<Question extends { readonly question: string; readonly answer: string | null }>(
  questions: readonly Question[],
  words: string,
): readonly Question[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return questions;
  return questions.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
}
