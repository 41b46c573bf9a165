import type { AuthProvider } from 'ra-core';
import { answerOf, calls, callsWith, type Staff } from './api.ts';
import { DeskError } from './desk-error.ts';
import { heldToken, holdToken } from './session.ts';
import texts from './texts/pl.json';

/** The shape of tokens; anything else cannot stand in a header. */
const tokenShape = /^[\w-]{20,200}$/;

const readStaff = (): Promise<Staff> => answerOf(calls.GET('/rest/V1/desk/me'));

/** J-157: who is signed in is whoever's token the tab holds. */
export const authProvider: AuthProvider = {
  login: async ({ token }: { readonly token: string }) => {
    if (!tokenShape.test(token)) throw new DeskError(texts['login.refused'], 401);
    await answerOf(callsWith(() => token).POST('/rest/V1/desk/sign-in'));
    holdToken(token);
  },
  logout: async () => holdToken(null),
  checkAuth: async () => {
    if (heldToken() === undefined) throw new DeskError('', 401);
  },
  checkError: async (error: unknown) => {
    if (error instanceof DeskError && error.status === 401) throw new Error('login.ended');
  },
  getIdentity: async () => {
    const { id, name } = await readStaff();
    return { id, fullName: name };
  },
  // Asked before anybody has signed in, too.
  getPermissions: async () => {
    if (heldToken() === undefined) return null;
    const { role, is_editor: isEditor } = await readStaff();
    return isEditor === true ? 'editor' : role;
  },
};
