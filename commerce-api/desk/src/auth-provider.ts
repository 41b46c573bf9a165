import type { AuthProvider } from 'ra-core';
import { answerOf, calls, callsWith, type Staff } from './api.ts';
import { DeskError } from './desk-error.ts';
import { heldSession, heldToken, holdSession, markEnded } from './session.ts';
import texts from './texts/pl.json';

/** The shape of tokens; anything else cannot stand in a header. */
const tokenShape = /^[\w-]{20,200}$/;

const readStaff = (): Promise<Staff> => answerOf(calls.GET('/rest/V1/desk/me'));

/** J-275: ends the session at the server, too. Nobody waits for it: without an answer the session ends by itself. */
function endSession(): void {
  const session = heldSession();
  if (session === undefined) return;
  void callsWith(() => session.token)
    .DELETE('/rest/V1/desk/session')
    .catch(() => undefined);
}

/** J-157, J-275: who is signed in is whoever's session the tab holds; the token that was typed is not kept. */
export const authProvider: AuthProvider = {
  login: async ({ token }: { readonly token: string }) => {
    if (!tokenShape.test(token)) throw new DeskError(texts['login.refused'], 401);
    const { session_token: session } = await answerOf(callsWith(() => token).POST('/rest/V1/desk/sign-in'));
    holdSession({ token: session, since: Date.now() });
  },
  logout: async () => {
    endSession();
    holdSession(null);
  },
  checkAuth: async () => {
    if (heldToken() === undefined) throw new DeskError('', 401);
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof DeskError) || error.status !== 401) return;
    // The framework tells of the end only who still holds a token.
    markEnded();
    throw new Error('login.ended');
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
