import { expect, type Locator, type Page } from '@playwright/test';

/** A shopper who has a keyboard alone. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until this element has the focus. */
  async tabTo(part: Locator): Promise<void> {
    // Found once: to look for a role at every stop takes longer than the stop.
    const wanted = await part.elementHandle();
    for (let stops = 0; stops < 60; stops += 1) {
      if (await this.page.evaluate((element) => element === document.activeElement, wanted)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(part).toBeFocused();
  }

  async press(part: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(part);
    await this.page.keyboard.press(key);
  }

  /** Replaces what stands in a field. */
  async enter(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Presses an arrow until a choice of the group that has the focus is made. */
  async choose(key: 'ArrowDown' | 'ArrowUp', choice: Locator): Promise<void> {
    for (let steps = 0; steps < 30 && !(await choice.isChecked()); steps += 1) await this.page.keyboard.press(key);
    await expect(choice).toBeChecked();
  }
}
