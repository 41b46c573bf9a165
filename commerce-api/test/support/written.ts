/** Helpers for tests of reviews and questions. */
import { mailsTo } from './inbox.ts';
import { posted } from './post.ts';
import type { Shop } from './server.ts';

/** The token of the link in the newest e-mail of a kind. */
export async function linkTo(server: Shop, email: string, kind: string, ofMails = 1): Promise<string> {
  const mail = (await mailsTo(server, email, ofMails)).find((one) => one.kind === kind);
  const token = /\/pqa\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`${email} has got no link`);
  return token;
}

export interface WaitingReview {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly request_path: string;
  readonly is_purchase: boolean;
  readonly stars: number;
  readonly document: { readonly author: string; readonly title: string; readonly text: string };
  readonly photos: readonly { readonly id: string }[];
}
export interface WaitingQuestion {
  readonly id: number;
  readonly product_id: number;
  readonly document: { readonly author: string; readonly question: string };
}

/** What waits for the shop. */
export async function waiting(
  server: Shop,
): Promise<{ readonly reviews: readonly WaitingReview[]; readonly questions: readonly WaitingQuestion[] }> {
  const response = await fetch(`${server.url}/dev/written`);
  return (await response.json()) as Awaited<ReturnType<typeof waiting>>;
}

/** What waits for the shop about one product. */
export async function waitingOf(server: Shop, productId: number): Promise<readonly WaitingReview[]> {
  return (await waiting(server)).reviews.filter((one) => one.product_id === productId);
}

/** Publishes the review that waits about a product. @returns its number on the page */
export async function decide(server: Shop, productId: number, verdict: object = {}): Promise<number> {
  const [one] = await waitingOf(server, productId);
  if (one === undefined) throw new Error('nothing waits');
  const { reviewId } = await posted<{ readonly reviewId: number }>(server, `/dev/reviews/${one.id}`, verdict);
  return reviewId;
}

/** A review as it is sent. */
export const reviewOf = (productId: number, change: object = {}) => ({
  product_id: productId,
  vote: 4,
  author: 'Ola z Gdyni',
  title: 'Polecam',
  text: 'Cicha i szybka.\nTylko instrukcja jest krótka.',
  checked_publication: true,
  ...change,
});

export interface ShownReview {
  readonly review_id: number;
  readonly author: string;
  readonly title: string | null;
  readonly text: string;
  readonly vote: number;
  readonly is_confirmed: boolean;
  readonly helpful_votes: number;
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[];
}

const reviewFields = 'review_id author title text vote is_confirmed helpful_votes photos{id width height}';

/** Reviews of a product as pages ask for them. */
export async function reviewsOf(
  server: Shop,
  productId: number,
  filter = '',
): Promise<{ readonly total_count: number; readonly reviews: readonly ShownReview[] }> {
  const { productReviews } = await server.graphql<{ productReviews: readonly Awaited<ReturnType<typeof reviewsOf>>[] }>(
    `{productReviews(productIds:[${productId}],pageSize:50${filter}){total_count reviews{${reviewFields}}}}`,
  );
  return productReviews[0] ?? { total_count: 0, reviews: [] };
}

/** What tiles and the head of the product's page show of its reviews and questions. */
export async function ratingOf(server: Shop, productId: number) {
  const { msProducts } = await server.graphql<{
    msProducts: {
      items: readonly {
        readonly review_count: number;
        readonly review_summary: number;
        readonly photo_review_count: number;
        readonly confirmed_review_count: number;
        readonly question_count: number;
        readonly answered_question_count: number;
      }[];
    };
  }>(
    `{msProducts(ids:[${productId}]){items{review_count review_summary photo_review_count confirmed_review_count question_count answered_question_count}}}`,
  );
  const [item] = msProducts.items;
  if (item === undefined) throw new Error(`no product ${productId}`);
  return item;
}
