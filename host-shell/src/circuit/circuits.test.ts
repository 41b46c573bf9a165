import { describe, expect, it } from '@jest/globals';
import { ListedCircuits } from './listed-circuits.ts';

const setup = () => {
  const clock = { now: 0 };
  const circuits = new ListedCircuits({ failures: 2, windowMs: 60_000, share: 0, pauseMs: 30_000 }, () => clock.now);
  const changes: string[] = [];
  const stop = circuits.watch((name, { state }) => changes.push(`${name} ${state}`));
  const fail = (name: string) => {
    circuits.begin(name);
    circuits.end(name, false);
  };
  return { clock, circuits, changes, stop, fail };
};

describe('[J-48] the circuits of several remotes', () => {
  it('are apart: one that is open lets the others be tried', () => {
    const { circuits, fail } = setup();
    fail('mfe-catalog');
    fail('mfe-catalog');
    expect([circuits.begin('mfe-catalog'), circuits.begin('mfe-content')]).toEqual([false, true]);
    expect([...circuits.broken]).toEqual([['mfe-catalog', { state: 'open', until: 30_000 }]]);
  });

  it('let one of many try after the pause, and tell of every change', () => {
    const { clock, circuits, changes, stop, fail } = setup();
    fail('mfe-catalog');
    fail('mfe-catalog');
    clock.now = 30_000;
    expect([circuits.begin('mfe-catalog'), circuits.begin('mfe-catalog')]).toEqual([true, false]);
    circuits.end('mfe-catalog', true);
    expect(changes).toEqual(['mfe-catalog open', 'mfe-catalog half-open', 'mfe-catalog closed']);
    stop();
    fail('mfe-catalog');
    fail('mfe-catalog');
    expect(changes).toHaveLength(3);
  });

  it('let somebody who asks for it try before the pause is over, one at a time', () => {
    const { circuits, fail } = setup();
    fail('mfe-catalog');
    circuits.endPause('mfe-catalog');
    fail('mfe-catalog');
    expect(circuits.pauseOf('mfe-catalog')).toBe(30_000);
    circuits.endPause('mfe-catalog');
    expect(circuits.begin('mfe-catalog')).toBe(true);
    circuits.endPause('mfe-catalog');
    expect(circuits.begin('mfe-catalog')).toBe(false);
  });
});
