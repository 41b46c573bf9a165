import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { consentSettingsAtom, leadsToSettings } from '../consent/settings-link.ts';
import { shopPathOf } from './shop-link.ts';

/**
 * Makes every plain `<a href>` of the page change the route without a new document (O-03). One listener instead of a
 * router link per entry: the menu's 150 links stay plain HTML, and content blocks need no wiring. It listens on the
 * document, so that every other listener has run before. Links to the settings of cookies open them in place, also
 * before their code is loaded.
 */
export const useShopLinks = (): void => {
  const navigate = useNavigate();
  const showSettings = useSetAtom(consentSettingsAtom);
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate; // the router gives a new function for every address
  }, [navigate]);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (leadsToSettings(event)) {
        event.preventDefault();
        showSettings(true);
        return;
      }
      const path = shopPathOf(event, location);
      if (path === null) return;
      event.preventDefault();
      void latest.current(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [showSettings]);
};
