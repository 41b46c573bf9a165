export { ConnectionFailedPage, RenderErrorPage } from './ErrorPage.tsx';
export { ConnectionFailedView } from './ConnectionFailedView.tsx';
export { MaintenanceView } from './MaintenanceView.tsx';
export { NotFoundView, notFoundLayout } from './NotFoundView.tsx';
export { RenderErrorView } from './RenderErrorView.tsx';
export { UnpublishedView } from './UnpublishedView.tsx';
