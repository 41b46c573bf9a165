import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectTarget } from '../paths.ts';
import type { Session } from './use-session.ts';

/**
 * Pages of signing in: leads on to where the shopper wanted to be, at once for whoever is signed in. Errors of an
 * attempt are forgotten when the page is left (U-05).
 */
export function useLeaving(session: Session): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = redirectTarget(search);
  // Once only: the address may change under this page while the next one is still coming.
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate(target, { replace: true });
  }, [navigate, target]);
  useEffect(() => {
    if (session.hasToken()) leave();
  }, [session, leave]);
  useEffect(() => session.resetErrors, [session]);
  return leave;
}
