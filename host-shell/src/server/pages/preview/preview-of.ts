import { PREVIEW_PARAMETER } from '../../../preview-bar.ts';
import type { Visitor } from '../../http/visitor.ts';

/** A token as the commerce server makes it: what is shown, when it ends (ms since 1970), and its signature. */
const tokenShape = /^\d{1,10}\.\d{1,10}\.(\d{1,15})\.[\w-]{43}$/;

/** Whether a token may hold: whether it does, the commerce server alone can tell. */
export const mayHold = (token: string, now: number): boolean => Number(tokenShape.exec(token)?.[1] ?? 0) > now;

/** A link to a draft: the page as its visitor sees it, without the token. */
export interface AskedPreview {
  readonly token: string;
  readonly visitor: Visitor;
}

/** J-256: what a link to a draft asks for; null for every other address. */
export const askedPreview = (visitor: Visitor): AskedPreview | null => {
  const params = new URLSearchParams(visitor.search);
  const token = params.get(PREVIEW_PARAMETER);
  if (token === null) return null;
  params.delete(PREVIEW_PARAMETER);
  const search = params.size === 0 ? '' : `?${params.toString()}`;
  // `//host` and `/\\host` would lead to another site
  const path = visitor.path.replace(/^[/\\]+/, '/');
  return { token, visitor: { ...visitor, path, search, url: path + search } };
};
