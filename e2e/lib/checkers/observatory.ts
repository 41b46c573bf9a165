import { policyOf, type Answer } from './answer.ts';

/** A test of Mozilla's HTTP Observatory: its name for the outcome, and what that adds to the score. */
export interface Outcome {
  readonly result: string;
  readonly points: number;
}

const outcome = (result: string, points: number): Outcome => ({ result, points });

const SIX_MONTHS_S = 15_768_000;

const unsafeSources: ReadonlySet<string> = new Set(["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*']);

const policy = (answer: Answer): Outcome => {
  const directives = policyOf(answer);
  if (!answer.headers.has('content-security-policy')) return outcome('csp-not-implemented', -25);
  const sourcesOf = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  // Beside a hash, browsers ignore broad sources because of `strict-dynamic`.
  const broad = ['script-src', 'object-src', 'style-src'].filter((name) => sourcesOf(name).some((source) => unsafeSources.has(source)));
  if (broad.some((name) => name !== 'style-src')) return outcome('csp-implemented-with-unsafe-inline', -20);
  if (broad.length > 0) return outcome('csp-implemented-with-unsafe-inline-in-style-src-only', 0);
  if ([...directives.values()].flat().some((source) => source.startsWith('http:')))
    return outcome('csp-implemented-with-insecure-scheme', -20);
  return directives.get('default-src')?.join() === "'none'"
    ? outcome('csp-implemented-with-no-unsafe-default-src-none', 10)
    : outcome('csp-implemented-with-no-unsafe', 5);
};

const flagsOf = (cookie: string): ReadonlySet<string> => new Set(cookie.toLowerCase().split(/;\s*/).slice(1));

const cookies = ({ cookies: set }: Answer): Outcome => {
  if (set.length === 0) return outcome('cookies-not-found', 0);
  const all = (...flags: readonly string[]): boolean => set.every((cookie) => flags.some((flag) => flagsOf(cookie).has(flag)));
  if (!all('secure')) return outcome('cookies-without-secure-flag', -20);
  return all('samesite=lax', 'samesite=strict')
    ? outcome('cookies-secure-with-httponly-sessions-and-samesite', 5)
    : outcome('cookies-secure-with-httponly-sessions', 0);
};

const sharing = ({ headers }: Answer): Outcome => {
  const origin = headers.get('access-control-allow-origin');
  if (origin === undefined) return outcome('cross-origin-resource-sharing-not-implemented', 0);
  return origin === '*'
    ? outcome('cross-origin-resource-sharing-implemented-with-public-access', 0)
    : outcome('cross-origin-resource-sharing-implemented-with-restricted-access', 0);
};

const transport = ({ headers }: Answer): Outcome => {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return outcome('hsts-not-implemented', -20);
  return seconds >= SIX_MONTHS_S
    ? outcome('hsts-implemented-max-age-at-least-six-months', 0)
    : outcome('hsts-implemented-max-age-less-than-six-months', -10);
};

const redirection = ({ status, headers }: Answer): Outcome => {
  if (status < 300 || status > 399) return outcome('redirection-missing', -20);
  return headers.get('location')?.startsWith('https://') ? outcome('redirection-to-https', 0) : outcome('redirection-not-to-https', -20);
};

const privateReferrers: ReadonlySet<string> = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);

const referrer = ({ headers }: Answer): Outcome => {
  const value = headers.get('referrer-policy');
  if (value === undefined) return outcome('referrer-policy-not-implemented', 0);
  return privateReferrers.has(value) ? outcome('referrer-policy-private', 5) : outcome('referrer-policy-unsafe', -5);
};

const integrity = ({ text }: Answer): Outcome => {
  const scripts = [...text.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (scripts.length === 0) return outcome('sri-not-implemented-but-no-scripts-loaded', 0);
  if (scripts.every(([tag]) => tag.includes(' integrity="'))) return outcome('sri-implemented-and-all-scripts-loaded-securely', 5);
  return scripts.every(([, src = '']) => src.startsWith('/') && !src.startsWith('//'))
    ? outcome('sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0)
    : outcome('sri-not-implemented-and-external-scripts-not-loaded-securely', -50);
};

const sniffing = ({ headers }: Answer): Outcome =>
  headers.get('x-content-type-options') === 'nosniff'
    ? outcome('x-content-type-options-nosniff', 0)
    : outcome('x-content-type-options-not-implemented', -5);

const framing = (answer: Answer): Outcome => {
  if (policyOf(answer).has('frame-ancestors')) return outcome('x-frame-options-implemented-via-csp', 5);
  return /^(deny|sameorigin)$/i.test(answer.headers.get('x-frame-options') ?? '')
    ? outcome('x-frame-options-sameorigin-or-deny', 5)
    : outcome('x-frame-options-not-implemented', -20);
};

const resources = ({ headers }: Answer): Outcome => {
  const value = headers.get('cross-origin-resource-policy');
  if (value === undefined) return outcome('cross-origin-resource-policy-not-implemented', 0);
  return /^same-(origin|site)$/.test(value)
    ? outcome(`cross-origin-resource-policy-implemented-with-${value}`, 10)
    : outcome('cross-origin-resource-policy-implemented-with-cross-origin', 0);
};

/** The outcome of each test of the Observatory. @param insecure the response of the same address over http */
export const observe = (page: Answer, insecure: Answer): readonly Outcome[] => [
  policy(page),
  cookies(page),
  sharing(page),
  transport(page),
  redirection(insecure),
  referrer(page),
  integrity(page),
  sniffing(page),
  framing(page),
  resources(page),
];

/** The score: 100 less the penalties; bonus points count only from 90 up. 100 and more is an A+. */
export const scoreOf = (outcomes: readonly Outcome[]): number => {
  const sum = (choose: (points: number) => boolean): number =>
    outcomes.reduce((total, { points }) => total + (choose(points) ? points : 0), 0);
  const score = 100 + sum((points) => points < 0);
  return score >= 90 ? score + sum((points) => points > 0) : score;
};
