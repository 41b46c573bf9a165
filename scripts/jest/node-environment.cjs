const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

/**
 * Jest's environment of Node with a global object of V8's own. Jest makes the global object out of a proxy, so that every `Math`, `Map`
 * or `Date` of a test is looked up through an interceptor and that proxy: what works with many of them takes twice as long (ADR 134).
 * Jest clears the properties of that proxy after each file; this global object is collected whole.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
