import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { keepTokenCurrent } from './current-token.ts';
import type { CurrentToken } from './token-succession.ts';

const HOUR_MS = 60 * 60_000;
const first = 'a'.repeat(43);
const start = Date.UTC(2026, 10, 27);

/** As the commerce server makes it. */
const following = (token: string, nonce: string): string => createHmac('sha256', token).update(nonce).digest('base64url');

/** What a browser keeps for all tabs of an origin. */
function sharedStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
    kept,
  };
}

/** A browser whose tabs share a storage and a lock, and a server that remembers what it was asked. */
function browser() {
  const clock = { now: start };
  const asked: string[] = [];
  const answers = { nonce: (token: string): string | null => `nonce-of-${token.slice(0, 8)}-padded` };
  const shared = sharedStorage();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(task);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const tab = () => {
    const state: { held: CurrentToken | undefined } = { held: { token: first, since: start } };
    const ports = {
      read: () => state.held,
      write: (token: CurrentToken) => void (state.held = token),
      shared,
      subtle: crypto.subtle,
      ask: async (token: string) => {
        asked.push(token);
        return answers.nonce(token);
      },
      now: () => clock.now,
      inTurn,
    };
    return { state, call: () => keepTokenCurrent(ports) };
  };
  return { clock, asked, answers, tab, kept: shared.kept };
}

const nonce = 'nonce-of-aaaaaaaa-padded';
const second = following(first, nonce);

describe('[J-275] the token of a session at the desk', () => {
  it('is replaced once an hour, once for all calls that are made at that moment', async () => {
    const { clock, asked, tab } = browser();
    const one = tab();
    await one.call();
    expect(asked).toEqual([]);
    clock.now += HOUR_MS;
    await Promise.all([one.call(), one.call(), one.call()]);
    expect([asked, one.state.held]).toEqual([[first], { token: second, since: clock.now }]);
  });

  it('goes on in a copied tab that has slept for hours, which asks with no old token', async () => {
    const { clock, asked, tab } = browser();
    const [one, copied] = [tab(), tab()];
    clock.now += HOUR_MS;
    await Promise.all([one.call(), copied.call()]);
    expect([asked, copied.state.held?.token]).toEqual([[first], second]);
    clock.now += HOUR_MS;
    await one.call();
    clock.now += HOUR_MS;
    await one.call();
    expect(copied.state.held?.token).toBe(second);
    await copied.call();
    expect(copied.state.held).toEqual(one.state.held);
    expect(asked).toHaveLength(3);
  });

  it('stands nowhere outside of its tab, and what is shared goes after a day', async () => {
    const { clock, tab, kept } = browser();
    const one = tab();
    clock.now += HOUR_MS;
    await one.call();
    expect(JSON.stringify([...kept])).not.toMatch(new RegExp(`${first}|${second}`));
    const [step = ''] = kept.keys();
    clock.now += 25 * HOUR_MS;
    await one.call();
    expect([...kept.keys()]).not.toContain(step);
  });

  it('stays where the server keeps it, gives no answer, or nobody is signed in', async () => {
    const { clock, answers, tab, asked } = browser();
    clock.now += HOUR_MS;
    const kept = tab();
    answers.nonce = () => null;
    await kept.call();
    expect(kept.state.held).toEqual({ token: first, since: clock.now });
    const offline = tab();
    answers.nonce = () => {
      throw new Error('no connection');
    };
    await offline.call();
    expect(offline.state.held).toEqual({ token: first, since: start });
    const nobody = tab();
    nobody.state.held = undefined;
    await nobody.call();
    expect(asked).toHaveLength(2);
  });
});
