import { type ApiResult, type CartAnswer, failed, invalidAnswer, succeeded } from 'shared-contracts';
import { cartAnswerParser } from 'shared-contracts/cart-service';
import { safeParse } from 'valibot';

/** The cart in the answer of a step, parsed as every answer of the cart is. */
export async function asCartAnswer(call: Promise<ApiResult<unknown>>): Promise<ApiResult<CartAnswer>> {
  const answer = await call;
  if (!answer.ok) return answer;
  const parsed = safeParse(cartAnswerParser, answer.value);
  return parsed.success ? succeeded(parsed.output) : failed(invalidAnswer(parsed.issues[0].message));
}
