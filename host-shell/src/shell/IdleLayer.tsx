import type { ReactNode } from 'react';
import { ConsentLayer } from './consent/ConsentLayer.tsx';
import type { StoreConfig } from './data.ts';
import { OnlineIndicator } from './presence/OnlineIndicator.tsx';
import { ScrollToTop } from './presence/ScrollToTop.tsx';

/** What floats over the page and is not needed to render it. */
export interface IdleLayerProps {
  readonly store: StoreConfig;
}

const IdleLayer = ({ store }: IdleLayerProps): ReactNode => (
  <>
    <ScrollToTop />
    <ConsentLayer store={store} />
    <OnlineIndicator />
  </>
);

export default IdleLayer;
