import type { IllustrationId, BodyColour } from '../../../model/media.ts';

/** An article before it gets ids and paths. */
export interface Article {
  readonly title: string;
  /** 1-4 and 1-3. */
  readonly author: number;
  readonly section: number;
  readonly leaf: string;
  readonly daysOld: number;
  readonly illustration: IllustrationId;
  readonly body: BodyColour;
  readonly background: string;
  readonly lead: string;
  readonly parts: readonly (readonly [heading: string, text: string])[];
}
