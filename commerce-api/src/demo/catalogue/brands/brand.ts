import type { GpsrParties } from '../../../model/category.ts';
import type { IllustrationId } from '../../../model/media.ts';

export type BrandDomain =
  | 'large'
  | 'built-in'
  | 'small'
  | 'floor'
  | 'air'
  | 'tv'
  | 'audio'
  | 'phone'
  | 'watch'
  | 'tablet'
  | 'case'
  | 'power'
  | 'computer'
  | 'monitor'
  | 'input'
  | 'print'
  | 'network'
  | 'disk'
  | 'console'
  | 'gaming'
  | 'camera'
  | 'drone'
  | 'garden'
  | 'tools'
  | 'hair'
  | 'shave'
  | 'teeth'
  | 'smart'
  | 'mobility';

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Prefix of model codes. */
  readonly prefix: string;
  /** Price level: 1 is average. */
  readonly tier: number;
  /** Models are called by a code (WT-8140E) or by a line and number (Nova 12). */
  readonly naming: 'code' | 'line';
  readonly domains: readonly BrandDomain[];
  readonly accent: string;
  readonly illustration: IllustrationId;
  /** One sentence about where the brand comes from. */
  readonly about: string;
  readonly gpsr: GpsrParties;
}
