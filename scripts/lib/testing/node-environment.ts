import vm from 'node:vm';
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';

/** Names of the global object itself, of which each context has its own. */
const ownGlobals = new Set(['global', 'globalThis', 'GLOBAL', 'root']);

/** The globals of Node that a new context of V8 does not have. A value is read when a test first asks for it: most are loaded only then. */
function lendGlobals(to: typeof globalThis): void {
  const known = new Set(Object.getOwnPropertyNames(to));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (known.has(name) || ownGlobals.has(name)) continue;
    const own = (value: unknown): unknown => {
      Object.defineProperty(to, name, { value, configurable: true, enumerable: true, writable: true });
      return value;
    };
    Object.defineProperty(to, name, { configurable: true, enumerable: true, get: () => own(Reflect.get(globalThis, name)), set: own });
  }
}

/**
 * Tests without a document. Jest's own environment makes the global object out of a proxy, to empty it after a file of tests, and V8 asks
 * an interceptor for each `Math`, `Map` or `expect` that a test reads: a fifth of the time of most files, a third where a catalogue is
 * generated (ADR 134). Here it is a global object of V8's own, which goes with its context.
 */
export default class PlainGlobalEnvironment implements JestEnvironment {
  readonly global: JestEnvironment['global'];
  /** Tests use the modern ones. */
  readonly fakeTimers = null;
  fakeTimersModern: ModernFakeTimers | null;
  readonly moduleMocker: ModuleMocker;
  readonly #conditions: string[];
  #context: vm.Context | null;

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    this.#context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
    // It has what a file of tests sees of Node once Node's globals are lent to it, and what Jest declares of it once Jest has run the file.
    const global = vm.runInContext('globalThis', this.#context) as JestEnvironment['global'];
    lendGlobals(global);
    // Bytes that Node's own modules make are instances of these.
    Object.assign(global, { global, Buffer, ArrayBuffer, Uint8Array });
    installCommonGlobals(global, projectConfig.globals);
    global.Error.stackTraceLimit = 100;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
    const { customExportConditions } = projectConfig.testEnvironmentOptions;
    this.#conditions = Array.isArray(customExportConditions) ? customExportConditions.map(String) : ['node', 'node-addons'];
  }

  setup = async (): Promise<void> => undefined;

  async teardown(): Promise<void> {
    this.fakeTimersModern?.dispose();
    this.fakeTimersModern = null;
    this.#context = null;
  }

  exportConditions = (): string[] => this.#conditions;

  getVmContext = (): vm.Context | null => this.#context;
}
