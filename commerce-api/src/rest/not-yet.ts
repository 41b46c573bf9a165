import { ApiError } from '../server/api-error.ts';

/** Handler of a call whose shape is agreed on and whose work is being built. */
export const notYet = (): Promise<never> => Promise.reject(new ApiError(501, 'not_implemented', 'Ta funkcja nie jest jeszcze dostępna.'));
