import type { Locator } from '@playwright/test';

/** Seconds that a shopper needs for one key of a phone's keyboard, and for one tap. */
const KEY = 0.3;
const TAP = 1;

/**
 * What a purchase takes on a phone (J-330): keys and taps are counted at the pace of a person, the time that the pages take is measured. What a test
 * looks at in between is not counted.
 */
export class PhoneFingers {
  keys = 0;
  taps = 0;
  /** Seconds between a tap and what follows it. */
  #waited = 0;

  get seconds(): number {
    return this.keys * KEY + this.taps * TAP + this.#waited;
  }

  /** For a test's message. */
  get told(): string {
    return `${this.keys} keys, ${this.taps} taps, ${this.#waited.toFixed(1)} s of waiting: ${this.seconds.toFixed(1)} s`;
  }

  async tap(part: Locator): Promise<void> {
    this.taps += 1;
    await this.#wait(() => part.click());
  }

  /** Taps into a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.keys += text.length;
    await field.pressSequentially(text);
  }

  /** Waits for what a tap leads to. */
  async see(shown: () => Promise<unknown>): Promise<void> {
    await this.#wait(shown);
  }

  async #wait(until: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    await until();
    this.#waited += (performance.now() - begun) / 1000;
  }
}
