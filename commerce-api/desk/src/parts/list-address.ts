import { useLocation } from 'react-router-dom';

/** What a list hands on to the page that one of its rows opens. */
interface Handed {
  readonly list: string;
}

const isHanded = (state: unknown): state is Handed =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' && /^(?:\?|$)/.test(state.list);

/** J-379: the state for links out of a list: which part of it was shown. */
export const useListPart = (): Handed => ({ list: useLocation().search });

/**
 * J-379: the way back to a list, to the part of it from which the page was opened.
 * @param path of the list: `/orders`
 */
export const useWayBack = (path: string): string => {
  const { state } = useLocation() as { readonly state: unknown }; // the history keeps whatever it was given
  return isHanded(state) ? path + state.list : path;
};
