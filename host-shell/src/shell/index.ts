export type { Chrome, FooterData, HeaderData, StoreConfig } from './data.ts';
export { browserPage, browserStorage, lazyStorage, reloadPorts } from './browser-page.ts';
export { isLoadFailure } from './reload/load-failure.ts';
export { guardedReload } from './reload/reload-guard.ts';
export { Shell } from './Shell.tsx';
export { PageSkeleton } from './slots/PageSkeleton.tsx';
export { SlotFailure } from './slots/SlotFailure.tsx';
// The views for what is missing or has failed have their own entry, `./failures/index.ts`: they are fetched when needed.
// So has the head of the page, `./metadata/index.ts`.
