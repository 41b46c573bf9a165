import { describe, expect, it, jest } from '@jest/globals';

import { createBus } from './bus.ts';
import { eventSchemas, validateEvent } from './index.ts';

describe('[J-23] event bus', () => {
  it('a subscriber hears events until it unsubscribes', () => {
    const bus = createBus({ validate: validateEvent });
    const received: number[] = [];
    const stop = bus.on('cart.item-added@1', ({ qty }) => received.push(qty));
    bus.emit('cart.item-added@1', { sku: 'A', qty: 1 });
    stop();
    stop();
    bus.emit('cart.item-added@1', { sku: 'A', qty: 2 });
    expect(received).toEqual([1]);
  });

  it('a handler that throws harms no other handler', () => {
    const onError = jest.fn();
    const bus = createBus({ onError });
    const second = jest.fn();
    bus.on('session.expired@1', () => {
      throw new Error('broken remote');
    });
    bus.on('session.expired@1', second);
    bus.emit('session.expired@1', {});
    expect(second).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.any(Error), 'session.expired@1');
  });

  it('a late subscriber hears the last value of events that say so, and only of these', () => {
    const bus = createBus();
    bus.emit('cart.changed@1', { totalCount: 1 });
    bus.emit('cart.changed@1', { totalCount: 2 });
    bus.emit('cart.item-added@1', { sku: 'A', qty: 1 });
    const counts: number[] = [];
    const added = jest.fn();
    bus.on('cart.changed@1', ({ totalCount }) => counts.push(totalCount));
    bus.on('cart.item-added@1', added);
    expect(counts).toEqual([2]);
    expect(added).not.toHaveBeenCalled();
  });

  it('unsubscribing inside a handler is safe', () => {
    const bus = createBus();
    const second = jest.fn();
    const stop = bus.on('session.ended@1', () => stop());
    bus.on('session.ended@1', second);
    bus.emit('session.ended@1', {});
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('in development and tests a wrong payload is an error of the sender', () => {
    const bus = createBus({ validate: validateEvent });
    // @ts-expect-error the schema wants a number
    expect(() => bus.emit('cart.changed@1', { totalCount: '2' })).toThrow(/cart\.changed@1: totalCount/);
  });

  it('every event is named with a major version', () => {
    for (const name of Object.keys(eventSchemas)) expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*@\d+$/);
  });

  it('two pages never hear each other', () => {
    const [first, second] = [createBus(), createBus()];
    const received = jest.fn();
    first.on('cart.changed@1', received);
    second.emit('cart.changed@1', { totalCount: 1 });
    expect(received).not.toHaveBeenCalled();
  });
});
