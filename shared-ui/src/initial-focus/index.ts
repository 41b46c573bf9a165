export { useInitialFocus } from './use-initial-focus.ts';
