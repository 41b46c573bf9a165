import { ONLINE_BANNER_MS, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { useHasBeenOffline, useIsOnline } from '../app-state.ts';
import { onlineBanner } from './online-banner.ts';
import * as css from './presence.css.ts';

/** V-12…V-15: slides in while the browser is offline, and for about three seconds when it is online again. */
export const OnlineIndicator = (): ReactNode => {
  const t = useTexts(texts);
  const isOnline = useIsOnline();
  const hasBeenOffline = useHasBeenOffline();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    setSeen(false);
    if (!isOnline) return;
    const timer = setTimeout(() => setSeen(true), ONLINE_BANNER_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  const banner = onlineBanner({ isOnline, hasBeenOffline }, seen);
  return (
    // The region stays, so that screen readers hear what appears in it.
    <div role="status" className={css.region}>
      {banner === 'offline' && (
        <p className={css.offline}>
          <Icon of={WifiOff} size={20} />
          {t('online.offline')}
        </p>
      )}
      {banner === 'online' && (
        <p className={css.online}>
          <Icon of={Wifi} size={20} />
          {t('online.online')}
        </p>
      )}
    </div>
  );
};
