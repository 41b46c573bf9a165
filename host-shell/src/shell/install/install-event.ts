/** How a browser offers to install the shop; only some know it, and the DOM's types do not. */
export interface InstallEvent extends Event {
  /** Asks the visitor; works once. */
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the inline loader when it comes before the code (`loader/early-events.ts`). */
    amperioInstall?: Event;
  }
}

export const isInstallEvent = (event: Event | undefined): event is InstallEvent =>
  event !== undefined && 'prompt' in event && typeof event.prompt === 'function';
