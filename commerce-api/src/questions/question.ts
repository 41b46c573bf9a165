/** What a shopper asks: plain text, never HTML. */
export interface QuestionText {
  readonly author: string;
  readonly question: string;
}
