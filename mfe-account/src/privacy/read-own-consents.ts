import { succeeded, type ApiResult } from 'shared-contracts';
import type { Commerce } from '../session/commerce.ts';

type ValueOf<Call extends 'readConsents' | 'consentsOf'> =
  Awaited<ReturnType<Commerce[Call]>> extends infer Result
    ? Result extends { readonly ok: true; readonly value: infer Value }
      ? Value
      : never
    : never;

export type CookieDecision = ValueOf<'consentsOf'>[number];

/** J-340: of a rating whose comment the shop may publish, or might before. */
export type CommentConsent = NonNullable<ValueOf<'readConsents'>['shop_reviews']>[number];

export interface OwnConsents {
  readonly isEmailConfirmed: boolean;
  readonly newsletter: ValueOf<'readConsents'>['newsletter'];
  readonly comments: readonly CommentConsent[];
  /** Of this browser, the latest first. */
  readonly cookies: readonly CookieDecision[];
}

/** J-244: consents of the account, and of this browser. @param visitor of the consent log; undefined where nothing has been decided */
export async function readOwnConsents(commerce: Commerce, visitor: string | undefined): Promise<ApiResult<OwnConsents>> {
  const [own, cookies] = await Promise.all([commerce.readConsents(), visitor === undefined ? succeeded([]) : commerce.consentsOf(visitor)]);
  if (!own.ok) return own;
  if (!cookies.ok) return cookies;
  const { is_email_confirmed: isEmailConfirmed, newsletter, shop_reviews: comments = [] } = own.value;
  return succeeded({ isEmailConfirmed, newsletter, comments, cookies: cookies.value });
}
