import { describe, expect, it } from '@jest/globals';
import { EVALUATION_LIMIT_MS, evaluateBundle } from './evaluate.ts';
import { requireSingleton } from '../singletons.ts';

const run = (code: string) => evaluateBundle(code, 'mfe-test@1.0.0-a/server.cjs', requireSingleton, EVALUATION_LIMIT_MS.serving);

describe("[J-13] a remote's server bundle", () => {
  it('gives what it exports, by either spelling', () => {
    expect(run('exports.a = 1')).toEqual({ a: 1 });
    expect(run('module.exports = { b: 2 }')).toEqual({ b: 2 });
    expect(run('exports.c = 3 // the last line is a comment')).toEqual({ c: 3 });
  });

  it('gets the one instance of each shared package', () => {
    const { react } = run("exports.react = require('react')") as { react: unknown }; // what the evaluated code exports
    expect(react).toBe(requireSingleton('react'));
  });

  it.each(['fs', 'node:fs', 'lodash', '../host-shell'])('may not have %s', (id) => {
    expect(() => run(`require('${id}')`)).toThrow(`the bundle asks for "${id}", which is not a shared package`);
  });

  it('that throws or is no script is an error of its own', () => {
    expect(() => run("throw new Error('broken release')")).toThrow('broken release');
    expect(() => run('{')).toThrow(/Unexpected/);
  });

  it('that never ends is stopped', () => {
    const start = Date.now();
    expect(() => run('for(;;);')).toThrow(/timed out/);
    expect(Date.now() - start).toBeLessThan(2_000);
  });

  it('that fails leaves nothing behind for the next one', () => {
    expect(() => run('exports.secret = 1; throw new Error("x")')).toThrow('x');
    expect(run('')).toEqual({});
  });
});
