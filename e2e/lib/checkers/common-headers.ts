import type { Answer } from './answer.ts';

/** The headers of securityheaders.com, and the newer ones that it lists as upcoming; each with what counts as good. */
const wanted: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=(?:\d{8,})\b/,
  'content-security-policy': /\S/,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'permissions-policy': /\S/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Those that an answer which is no page needs as well. */
const everywhere: readonly string[] = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

const lacking = ({ headers }: Answer, names: readonly string[]): readonly string[] =>
  names.filter((name) => !wanted[name]?.test(headers.get(name) ?? ''));

/** Headers that an answer lacks, or has with a value that does not protect; headers that tell strangers what runs here. */
export const headerProblems = (answer: Answer): readonly string[] => {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const telling = ['server', 'x-powered-by', 'x-aspnet-version'].filter((name) => answer.headers.has(name));
  return [...lacking(answer, isPage ? Object.keys(wanted) : everywhere), ...telling.map((name) => `${name} tells what runs here`)];
};

export const wantedHeaders: readonly string[] = Object.keys(wanted);
