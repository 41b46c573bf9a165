/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { createTelling, tellUncaught, type Told } from './telling.ts';

const error: Told = { type: 'error', error: new Error('broken') };
const load: Told = { type: 'load', remote: 'mfe-catalog', ms: 12, ok: true };

describe('[J-49] what happens in a page', () => {
  it('is kept until somebody listens, and told in its order', () => {
    const { tell, listen } = createTelling(() => {});
    tell(load);
    tell(error);
    const heard: Told[] = [];
    listen((told) => heard.push(told));
    tell(load);
    expect(heard).toEqual([load, error, load]);
  });

  it('calls for a listener with its first error, once', () => {
    const onError = jest.fn();
    const { tell } = createTelling(onError);
    tell(load);
    expect(onError).not.toHaveBeenCalled();
    tell(error);
    tell(error);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is kept in bounds', () => {
    const { tell, listen } = createTelling(() => {});
    for (let turn = 0; turn < 100; turn += 1) tell(load);
    const listener = jest.fn();
    listen(listener);
    expect(listener).toHaveBeenCalledTimes(50);
  });

  it('includes the errors that nobody caught', () => {
    const told: Told[] = [];
    tellUncaught(window, (one) => told.push(one));
    const broken = new Error('broken');
    window.dispatchEvent(new ErrorEvent('error', { error: broken }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
    expect(told).toEqual([
      { type: 'error', error: broken },
      { type: 'error', error: 'Script error.' },
      { type: 'error', error: 'no answer' },
    ]);
  });
});
