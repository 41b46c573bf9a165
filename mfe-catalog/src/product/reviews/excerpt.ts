/** A text up to half as long again is shown whole: nobody presses for one more sentence. */
const LONG = 700;
const START = 450;
const LINES = 10;

/** The beginning of a long text, cut between words, with an ellipsis; a short one as it is. */
export function excerpt(text: string): string {
  const lines = text.split('\n');
  if (text.length <= LONG && lines.length <= LINES) return text;
  const start = lines.slice(0, LINES).join('\n');
  if (start.length <= LONG) return `${start.trimEnd()}…`;
  const words = start.slice(0, START);
  // A word without an end is cut, but not within a character.
  const whole = /^.*\s(?=\S*$)/su.exec(words)?.[0] ?? words.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.trimEnd()}…`;
}
