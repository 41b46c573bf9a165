/** What is older than `before` (ISO 8601) goes, so many at once. */
export interface Removal {
  readonly before: string;
  readonly most: number;
}
