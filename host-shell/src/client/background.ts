/** What nobody waits for and every page does after a while: one file. */
export { startLiveUpdates } from './live/index.ts';
export { followConsent } from './optional/follow-consent.ts';
export { keepReleases } from './releases/index.ts';
