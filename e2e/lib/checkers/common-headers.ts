import type { Answer } from './answer.ts';

/** The headers that securityheaders.com checks, and the newer ones that it lists as upcoming, each with the values that pass. */
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

/** Those that responses other than HTML pages need as well. */
const everywhere: readonly string[] = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

const lacking = ({ headers }: Answer, names: readonly string[]): readonly string[] =>
  names.filter((name) => !wanted[name]?.test(headers.get(name) ?? ''));

/** Required headers that are missing or have a weak value, and headers that reveal the server's software. */
export const headerProblems = (answer: Answer): readonly string[] => {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const revealing = ['server', 'x-powered-by', 'x-aspnet-version'].filter((name) => answer.headers.has(name));
  return [...lacking(answer, isPage ? Object.keys(wanted) : everywhere), ...revealing.map((name) => `${name} reveals the software`)];
};

export const wantedHeaders: readonly string[] = Object.keys(wanted);
