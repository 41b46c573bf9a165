/** The names of jotai that the host provides to every remote. */
export { Provider, atom, createStore, getDefaultStore, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
