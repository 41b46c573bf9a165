import { brand } from './kinds/brand.ts';
import { coupon } from './kinds/coupon.ts';
import { event } from './kinds/event.ts';
import { footer } from './kinds/footer.ts';
import { landing } from './kinds/landing.ts';
import { menu } from './kinds/menu.ts';
import { news } from './kinds/news.ts';
import { footerOrder, menuOrder } from './kinds/order.ts';
import { post } from './kinds/post.ts';
import { promotion } from './kinds/promotion.ts';
import { salon } from './kinds/salon.ts';
import { seo } from './kinds/seo.ts';
import { synonyms } from './kinds/synonyms.ts';
import { term } from './kinds/term.ts';
import type { RecordKind } from './record-kind.ts';
import type { RecordKindName } from './record-names.ts';

const kinds = {
  post,
  news,
  term,
  seo,
  footer,
  menu,
  coupon,
  promotion,
  synonyms,
  landing,
  brand,
  salon,
  event,
  'menu-order': menuOrder,
  'footer-order': footerOrder,
} as const satisfies Record<RecordKindName, unknown>;

// A table holds documents of its kind alone: what is read from it is given to the functions of that kind.
export const recordKinds = kinds as unknown as Readonly<Record<RecordKindName, RecordKind>>;
