import { lazyPart, nothing } from 'shared-ui/lazy-part';

/** The cookie banner of each first visit: in the same file as the layer that renders it, to save a second request. */
export const consentPart = lazyPart(() => import(/* webpackChunkName: "background" */ './ConsentParts.tsx'), nothing);
