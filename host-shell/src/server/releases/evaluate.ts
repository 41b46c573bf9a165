import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** Resolves the shared singletons for a bundle; throws for any other name. */
export type SharedRequire = (id: string) => unknown;

/**
 * A bundle that has not finished its module code by then (ms, by the clock) is an endless loop. While the host serves, the loop
 * blocks all requests; before it listens none wait, and a busy machine must not be taken for a loop. In
 * a smoke test only the release itself waits.
 */
export const EVALUATION_LIMIT_MS = { serving: 500, smokeTest: 3_000, starting: 10_000 } as const;

interface Boot {
  readonly module: { exports: unknown };
  readonly require: SharedRequire;
}

const bootKey = Symbol.for('amperio.evaluate');

/**
 * Compiles a program that V8 is not to keep beside what uses it: its cache holds the program of every release that came and
 * went, a megabyte each, until the collector has passed over it several times. For this moment alone the cache is off (V8 asks
 * with each compilation): it holds regular expressions, too, and without those a page takes twice as long to render.
 */
const compileUncached = (body: string, filename: string): Script => {
  setFlagsFromString('--no-compilation-cache');
  try {
    return new Script(body, { filename });
  } finally {
    setFlagsFromString('--compilation-cache');
  }
};

/**
 * Runs a CommonJS bundle in this context with a `require` that knows only the shared singletons.
 * The body runs inside `runInThisContext`, because only there the time limit stops an endless loop.
 * @throws whatever the bundle throws, or a time-out error
 */
export const evaluateBundle = (code: string, filename: string, require: SharedRequire, limitMs: number): unknown => {
  const boot: Boot = { module: { exports: {} }, require };
  // The global object that scripts of this context see: asked from a script, because a host of contexts may show this module another one.
  const globals = new Script('globalThis').runInThisContext() as { [bootKey]?: Boot };
  globals[bootKey] = boot; // read synchronously by the line below and removed at once
  try {
    const body = `(function(boot){(function(module,exports,require){${code}\n})(boot.module,boot.module.exports,boot.require)})(globalThis[Symbol.for('amperio.evaluate')])`;
    compileUncached(body, filename).runInThisContext({ timeout: limitMs });
  } finally {
    delete globals[bootKey];
  }
  return boot.module.exports;
};
