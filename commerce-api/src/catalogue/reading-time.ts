/** As many words are read in a minute. */
const wordsPerMinute = 130;

/** How long a text takes to read, whole minutes. @param least what is said of the shortest ones */
export const readingMinutes = (html: string, least: number): number =>
  Math.max(
    least,
    Math.ceil(
      html
        .replaceAll(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length / wordsPerMinute,
    ),
  );
