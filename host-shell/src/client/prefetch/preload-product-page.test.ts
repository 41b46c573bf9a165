/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from 'shared-contracts';
import { ModuleCache, type ModuleLoader } from '../../federation/module-cache.ts';
import { preloadProductPage } from './preload-product-page.ts';

interface Visit {
  readonly kind?: string;
  readonly connection?: object;
}

const setup = ({ kind = 'listing', connection = {} }: Visit = {}) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const load = jest.fn<ModuleLoader>(async () => ({ default: () => null }));
  const bus = createBus();
  const idle: (() => void)[] = [];
  preloadProductPage({
    bus,
    modules: new ModuleCache(load),
    kind,
    whenIdle: (task) => void idle.push(task),
  });
  return { bus, idle: () => idle.splice(0).forEach((task) => task()), loaded: () => load.mock.calls.map(([{ module }]) => module) };
};

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

describe('while a listing stands', () => {
  it('the code of the product page is loaded when the browser is idle, and not before', () => {
    const { idle, loaded } = setup();
    expect(loaded()).toEqual([]);
    idle();
    expect(loaded()).toEqual(['./ProductPage']);
  });

  it.each([
    ['saves data', { saveData: true }],
    ['has a slow link', { effectiveType: '3g' }],
  ])('nothing is guessed for who %s', (_who, connection) => {
    const { bus, idle, loaded } = setup({ connection });
    bus.emit('navigation.completed@1', { path: '/agd.html', kind: 'listing' });
    idle();
    expect(loaded()).toEqual([]);
  });
});

describe('where no listing stands', () => {
  it('nothing is loaded, until a navigation leads to one', () => {
    const { bus, idle, loaded } = setup({ kind: 'home' });
    idle();
    bus.emit('navigation.completed@1', { path: '/kontakt.html', kind: 'contact' });
    idle();
    expect(loaded()).toEqual([]);
    bus.emit('navigation.completed@1', { path: '/agd.html', kind: 'listing' });
    idle();
    expect(loaded()).toEqual(['./ProductPage']);
  });
});
