import { ONLINE_BANNER_MS, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Wifi, WifiOff } from 'shared-ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { useHasBeenOffline, useIsOnline } from '../app-state.ts';
import { onlineBanner } from './online-banner.ts';
import * as css from './presence.css.ts';

const Banner = ({ isOnline }: { readonly isOnline: boolean }): ReactNode => {
  const t = useTexts(texts);
  const hasBeenOffline = useHasBeenOffline();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), ONLINE_BANNER_MS);
    return () => clearTimeout(timer);
  }, []);
  const banner = onlineBanner({ isOnline, hasBeenOffline }, seen);
  return (
    banner && (
      <p className={banner === 'online' ? css.online : css.offline}>
        <Icon of={banner === 'online' ? Wifi : WifiOff} size={20} />
        {t(`online.${banner}`)}
      </p>
    )
  );
};

/** V-12…V-15: slides in while the browser is offline, and for about three seconds when it is online again. */
export const OnlineIndicator = (): ReactNode => {
  const isOnline = useIsOnline();
  return (
    // The region stays, so that screen readers hear what appears in it; each change brings a new banner.
    <div role="status" className={css.region}>
      <Banner key={String(isOnline)} isOnline={isOnline} />
    </div>
  );
};
