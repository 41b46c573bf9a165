import vm from 'node:vm';
import NodeEnvironment from 'jest-environment-node';

/**
 * Jest's environment without a document, with a global object of V8's own. Jest makes the global object out of a proxy, to clear it after
 * a file of tests, and V8 asks an interceptor for each `Math`, `Map` or `expect` that a test reads: a fifth of the time of most files,
 * a third where a catalogue is generated (ADR 134, 140). Jest has no option for it, so `vm.createContext` is replaced while its
 * constructor runs, which is synchronous and calls it once.
 */
export default class PlainGlobalEnvironment extends NodeEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof NodeEnvironment>) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
