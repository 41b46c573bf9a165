import { describe, expect, it } from '@jest/globals';
import type { ShownQuery } from 'shared-contracts/catalogue-client';
import { storeConfig } from '../../shell/testing/fixtures.ts';
import { fetchLateSettings, applyArchiveFlag } from './late-settings.ts';

const content = { jiraScript: 'https://feedback.example/f.js', promotion_archive: false };

const asking = (answers: readonly (() => Response)[]) => {
  const asked: unknown[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const result = fetchLateSettings({
    fetch: (url, options) => {
      asked.push([url, options]);
      return Promise.resolve((left.shift() ?? (() => new Response('', { status: 503 })))());
    },
    storeCode: 'amperio_pro',
    retryOptions: { wait: async (ms) => void waits.push(ms) },
  });
  return { asked, waits, result };
};

describe('[A-60] [J-90] the late settings', () => {
  it('are asked for with the store', async () => {
    const { asked, result } = asking([() => Response.json(content)]);
    expect(await result).toEqual(content);
    expect(asked).toEqual([['/rest/V1/dedicated-content', { headers: { store: 'amperio_pro' } }]]);
  });

  it('[N-26] are asked for again when nobody answers well, and given up after the fifth time', async () => {
    const second = asking([() => Response.json({ jiraScript: 7 }), () => Response.json(content)]);
    expect([await second.result, second.waits]).toEqual([content, [5000]]);
    const never = asking([]);
    expect([await never.result, never.asked.length]).toEqual([null, 5]);
  });
});

describe('[S-44] the flag of the promotion archive', () => {
  const setUp = () => {
    const config = { ...storeConfig, show_promotion_archive: true };
    const outdated: boolean[] = [];
    const shown: ShownQuery = { rootFields: ['storeConfig'], variables: {}, data: {} };
    const others: ShownQuery = { rootFields: ['msProducts'], variables: {}, data: {} };
    const answers = { outdate: (fits: (query: ShownQuery) => boolean) => void outdated.push(fits(shown), fits(others)) };
    return { config, outdated, answers };
  };

  it("becomes that of the store's settings, and who has read them reads them anew", () => {
    const { config, outdated, answers } = setUp();
    applyArchiveFlag(config, content, answers);
    expect([config.show_promotion_archive, outdated]).toEqual([false, [true, false]]);
  });

  it('changes nothing where it is the same', () => {
    const { config, outdated, answers } = setUp();
    applyArchiveFlag(config, { ...content, promotion_archive: true }, answers);
    expect([config.show_promotion_archive, outdated]).toEqual([true, []]);
  });
});
