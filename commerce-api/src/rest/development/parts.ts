import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { PromotionEnds } from '../../catalogue/promotion-timer.ts';
import type { Retention } from '../../clean-up/clean-up.ts';
import type { Publisher } from '../../editing/publisher.ts';
import type { Payments } from '../../payments/payments.ts';
import type { AppServices } from '../../server/app-services.ts';

/** What calls for development and tests act on. */
export interface DevelopmentParts {
  readonly services: AppServices;
  readonly changes: CatalogueChanges;
  readonly payments: Pick<Payments, 'catchUp'>;
  readonly retention: Retention;
  readonly cartReminderHours: number;
  readonly advanceClock: (ms: number) => void;
  readonly publisher: Pick<Publisher, 'look'>;
  readonly promotionEnds: Pick<PromotionEnds, 'look'>;
}
