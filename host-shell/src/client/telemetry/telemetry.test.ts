/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { createTelemetry, recordUncaughtErrors, type TelemetryEvent } from './telemetry.ts';

const error: TelemetryEvent = { type: 'error', error: new Error('broken') };
const load: TelemetryEvent = { type: 'load', remote: 'mfe-catalog', ms: 12, ok: true };

describe('[J-49] what happens in a page', () => {
  it('is kept until somebody listens, and recorded in its order', () => {
    const { record, subscribe } = createTelemetry(() => {});
    record(load);
    record(error);
    const received: TelemetryEvent[] = [];
    subscribe((recorded) => received.push(recorded));
    record(load);
    expect(received).toEqual([load, error, load]);
  });

  it('calls for a listener with its first error, once', () => {
    const onError = jest.fn();
    const { record } = createTelemetry(onError);
    record(load);
    expect(onError).not.toHaveBeenCalled();
    record(error);
    record(error);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is kept in bounds', () => {
    const { record, subscribe } = createTelemetry(() => {});
    for (let turn = 0; turn < 100; turn += 1) record(load);
    const listener = jest.fn();
    subscribe(listener);
    expect(listener).toHaveBeenCalledTimes(50);
  });

  it('includes the errors that nobody caught', () => {
    const recorded: TelemetryEvent[] = [];
    recordUncaughtErrors(window, (one) => recorded.push(one));
    const broken = new Error('broken');
    window.dispatchEvent(new ErrorEvent('error', { error: broken }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
    expect(recorded).toEqual([
      { type: 'error', error: broken },
      { type: 'error', error: 'Script error.' },
      { type: 'error', error: 'no answer' },
    ]);
  });
});
