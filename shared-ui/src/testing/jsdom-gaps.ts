/** What browsers have and jsdom has not; for tests in jsdom (jest `setupFiles`). Does nothing in the node environment. */
// Tests look at no styles, and jsdom works out those of every element for each search by role: half of the time of a test.
import '@vanilla-extract/css/disableRuntimeStyles';
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof HTMLDialogElement !== 'undefined') {
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder; // node's own type is a little narrower
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

  // jsdom lays nothing out, so nothing comes into view.
  globalThis.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords = (): IntersectionObserverEntry[] => [];
  };

  // Nor does anything have a size.
  globalThis.ResizeObserver ??= class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };

  const { prototype } = HTMLDialogElement;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
