import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for running animations (2 s at most): the contrast of text that is still fading in would be measured too low. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Paused and endless animations never finish.
    const ends = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000;
    const ending = document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(ending), new Promise((resolve) => void setTimeout(resolve, 2_000))]);
  });

/**
 * An audit of the page that reports violations only: listing passed rules takes most of an audit's time. Legacy mode avoids the second
 * page in which axe would merge the results of cross-origin frames (the shop has none). 0.7 s instead of 6 s. Without `preload` axe does
 * not read every stylesheet again for rules that are not run, a third of the rest.
 */
export const audit = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });

/**
 * Fails with the axe violations of the page in its present state, each with the HTML of its elements.
 * @param what names the page
 * @param part selector of the part that is audited: a layer over, or another state of, a page whose rest has been audited before
 */
export const expectAccessible = async (page: Page, what: string, part?: string): Promise<void> => {
  await settled(page);
  const { violations } = await (part === undefined ? audit(page) : audit(page).include(part)).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, places: nodes.map(({ html }) => html.slice(0, 160)) })),
    what,
  ).toEqual([]);
};
