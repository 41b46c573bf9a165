export { UnpublishedView } from '../views/UnpublishedView.tsx';
export { ConnectionFailedPage, NotFoundPage, RenderErrorPage } from './FailurePages.tsx';
