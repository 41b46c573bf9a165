export type { Chrome, FooterData, HeaderData, StoreConfig, UrlResolution } from './data.ts';
export { applyMetadata } from './metadata/apply-metadata.ts';
export { metadataOf, refreshesMetadata, type MetadataInput, type PageMetadata } from './metadata/page-metadata.ts';
export { renderMetadata } from './metadata/render-metadata.ts';
export { MAIN_ID, Shell, type ShellProps } from './Shell.tsx';
export { PageSkeleton } from './slots/PageSkeleton.tsx';
export { SlotFailure } from './slots/SlotFailure.tsx';
export {
  ConnectionFailedView,
  MaintenanceView,
  NotFoundView,
  RenderErrorView,
  UnpublishedView,
  notFoundLayout,
  type NotFoundLayout,
} from './views/index.ts';
