import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectTarget } from '../paths.ts';
import type { Session } from './use-session.ts';

/**
 * Sign-in pages: returns the function that goes on to the redirect target, and calls it at once for a visitor who is
 * signed in. Errors of an attempt are cleared when the page unmounts (U-05).
 */
export function useRedirectAfterSignIn(session: Session): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = redirectTarget(search);
  // Only once: the location may change while the next page is still loading.
  const hasRedirected = useRef(false);
  const leave = useCallback(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    void navigate(target, { replace: true });
  }, [navigate, target]);
  useEffect(() => {
    if (session.hasToken()) leave();
  }, [session, leave]);
  useEffect(() => session.resetErrors, [session]);
  return leave;
}
