import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** What a document holds after garbage collection. */
export interface Health {
  /** Megabytes of the JavaScript heap. */
  readonly heapMb: number;
  /** Event listeners on nodes and other targets. */
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
}

const MB = 1024 * 1024;

/** A picture that is still loading keeps its removed page in memory: measuring is repeated until the number of nodes stays the same. */
const LOOK_EVERY_MS = 400;
const LOOKS_WITHOUT_CHANGE = 3;

/** Measures a page's memory over the DevTools protocol. */
export class HealthCheck {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<HealthCheck> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new HealthCheck(session);
  }

  async measure(): Promise<Health> {
    let least = await this.look();
    for (let same = 0; same < LOOKS_WITHOUT_CHANGE; same += 1) {
      await wait(LOOK_EVERY_MS);
      const next = await this.look();
      if (next.nodes < least.nodes) same = 0;
      if (next.nodes <= least.nodes) least = next;
    }
    return least;
  }

  /**
   * How many listeners of which kind the window, the document and the elements of the page have, such as `a.link click`. Listeners of
   * other targets (media queries, signals, removed elements) are only in the total of {@link Health.listeners}.
   */
  async listenersByPlace(): Promise<ReadonlyMap<string, number>> {
    const objectGroup = 'listeners';
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: "[window, document, ...document.querySelectorAll('*')]",
      objectGroup,
    });
    const { result: places } = await this.#session.send('Runtime.getProperties', { objectId: result.objectId ?? '', ownProperties: true });
    const counts = new Map<string, number>();
    for (const { value } of places) {
      if (value?.objectId === undefined || value.description === undefined) continue;
      const { listeners } = await this.#session.send('DOMDebugger.getEventListeners', { objectId: value.objectId });
      for (const { type } of listeners) {
        const kind = `${value.description} ${type}`;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    }
    await this.#session.send('Runtime.releaseObjectGroup', { objectGroup });
    return counts;
  }

  /** Measures once: a page whose pictures are still loading counts, too. */
  async look(): Promise<Health> {
    // Objects that finalizers release are freed by the next collection only.
    for (let turn = 0; turn < 3; turn += 1) await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const value = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      heapMb: value('JSHeapUsedSize') / MB,
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
      documents: value('Documents'),
    };
  }
}
