/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ContainerError, loadContainer } from './container.ts';

const URL_OF_ENTRY = '/assets/mfe-catalog/1.0.0-a/remoteEntry.js';
const container = () => ({ init: jest.fn(), get: jest.fn() });
const scripts = () => [...document.head.querySelectorAll('script')];
/** The browser's answer to the youngest script. */
const answer = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));
const load = () => loadContainer('mfe-catalog', URL_OF_ENTRY, 'sha384-abc', {});

beforeEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'mfe_catalog');
});
afterEach(() => void jest.useRealTimers());

describe("a remote's container", () => {
  it('is a script with its integrity, and joins the shared packages of the page', async () => {
    const scope = {};
    const remote = container();
    const loading = loadContainer('mfe-catalog', URL_OF_ENTRY, 'sha384-abc', scope);
    const [script] = scripts();
    expect([script?.getAttribute('src'), script?.integrity, script?.crossOrigin]).toEqual([URL_OF_ENTRY, 'sha384-abc', 'anonymous']);
    Reflect.set(window, 'mfe_catalog', remote);
    answer('load');
    expect(await loading).toBe(remote);
    expect(remote.init).toHaveBeenCalledWith(scope, [], { shareScopeMap: { default: scope }, shareStrategy: 'loaded-first' });
  });

  it('that did not come is taken off the page, and a later call tries again from the start', async () => {
    const failed = load();
    answer('error');
    await expect(failed).rejects.toThrow(new ContainerError(`${URL_OF_ENTRY} could not be loaded`));
    expect(scripts()).toEqual([]);
    const again = load();
    Reflect.set(window, 'mfe_catalog', container());
    answer('load');
    expect(await again).toBeTruthy();
  });

  it('[N-02] is given up after 120 s', async () => {
    jest.useFakeTimers();
    const loading = load();
    const ended = expect(loading).rejects.toThrow(`${URL_OF_ENTRY} did not come within 120 s`);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(scripts()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['something else', { init: 1 }],
  ])('whose script leaves %s behind is none', async (_title, left) => {
    const loading = load();
    Reflect.set(window, 'mfe_catalog', left);
    answer('load');
    await expect(loading).rejects.toThrow(`${URL_OF_ENTRY} is no federation container`);
  });

  it('that refuses the shared packages is an error of its part', async () => {
    const loading = load();
    Reflect.set(window, 'mfe_catalog', { ...container(), init: async () => Promise.reject(new Error('react 18 required')) });
    answer('load');
    await expect(loading).rejects.toThrow('react 18 required');
  });
});
