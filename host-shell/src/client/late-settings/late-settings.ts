import type { CatalogueClient } from 'shared-contracts/catalogue-client';
import { retry, type RetryOptions } from 'shared-contracts/retry';
import * as v from 'valibot';
import type { StoreConfig } from '../../shell/data.ts';

const contentSchema = v.object({
  /** S-43: address of a feedback script; empty where there is none. */
  jiraScript: v.string(),
  /** S-44 */
  promotion_archive: v.boolean(),
});

/** Settings of the shop that pages fetch after their start. */
export type LateSettings = v.InferOutput<typeof contentSchema>;

interface LateSettingsPorts {
  readonly fetch: typeof window.fetch;
  readonly storeCode: string;
  readonly retryOptions?: RetryOptions;
}

/** Asks for the late settings, five times 5 s apart (N-26); null without a usable answer. */
export const fetchLateSettings = ({ fetch, storeCode, retryOptions }: LateSettingsPorts): Promise<LateSettings | null> =>
  retry(async () => {
    const answer = await fetch('/rest/V1/dedicated-content', { headers: { store: storeCode } });
    if (!answer.ok) throw new Error(`dedicated content: HTTP ${answer.status}`);
    return v.parse(contentSchema, await answer.json());
  }, retryOptions).catch(() => null); // the page does without

/**
 * S-44: the flag of the late settings becomes that of the store's settings. Pages that have read these before read them again.
 */
export const applyArchiveFlag = (
  storeConfig: StoreConfig,
  { promotion_archive }: LateSettings,
  { outdate }: Pick<CatalogueClient, 'outdate'>,
): void => {
  if (storeConfig.show_promotion_archive === promotion_archive) return;
  Object.assign(storeConfig, { show_promotion_archive: promotion_archive });
  outdate(({ rootFields }) => rootFields.includes('storeConfig'));
};
