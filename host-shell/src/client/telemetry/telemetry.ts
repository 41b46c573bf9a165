import type { RemoteLoad } from '../../federation/browser-loader.ts';

/** What happens in a page that its developers want to know of. */
export type TelemetryEvent =
  | ({ readonly type: 'load' } & RemoteLoad)
  /** The circuit of a remote has opened: it failed so often that it is not loaded for a while. */
  | { readonly type: 'left-alone'; readonly remote: string }
  /** @param remote whose part failed, where that is known */
  | { readonly type: 'error'; readonly error: unknown; readonly remote?: string };

export interface Telemetry {
  readonly record: (event: TelemetryEvent) => void;
  /** Passes all events to the listener, those first that were recorded before it came. */
  readonly subscribe: (listener: (event: TelemetryEvent) => void) => void;
}

/** How many events are buffered before the first subscription. */
const MAX_BUFFERED = 50;

/**
 * Buffers events until the code that sends them is loaded.
 * @param onError called with the first error: the sending code is then loaded at once
 */
export const createTelemetry = (onError: () => void): Telemetry => {
  const buffer: TelemetryEvent[] = [];
  let handle = (event: TelemetryEvent): void => {
    if (event.type === 'error' && buffer.every(({ type }) => type !== 'error')) onError();
    if (buffer.length < MAX_BUFFERED) buffer.push(event);
  };
  return {
    record: (event) => handle(event),
    subscribe: (listener) => {
      handle = listener;
      for (const event of buffer) listener(event);
    },
  };
};

/** Records the uncaught errors of a window. */
export const recordUncaughtErrors = (page: Window, record: Telemetry['record']): void => {
  // Some error events have only a message: those of observers, and of scripts of other origins.
  page.addEventListener('error', ({ error, message }) => record({ type: 'error', error: error ?? message }));
  page.addEventListener('unhandledrejection', ({ reason }) => record({ type: 'error', error: reason }));
};
