/** As much of an answer as decides whether it may be kept. */
export interface Answer {
  readonly status: number;
  readonly type: ResponseType;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const forbidden = /\b(?:private|no-store)\b/;

const isWhole = ({ status, type, redirected }: Answer): boolean =>
  status === 200 && !redirected && (type === 'basic' || type === 'default' || type === 'cors');

/** A file with a content hash in its address. */
export const mayKeepFile = (answer: Answer): boolean => {
  const rule = answer.headers.get('cache-control') ?? '';
  return isWhole(answer) && rule.includes('immutable') && !forbidden.test(rule);
};

/** A document that is the same for everybody: the server says so. */
export const mayKeepDocument = (answer: Answer): boolean => {
  const rule = answer.headers.get('cache-control') ?? '';
  const isHtml = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  return isWhole(answer) && isHtml && /\bpublic\b/.test(rule) && !forbidden.test(rule);
};
