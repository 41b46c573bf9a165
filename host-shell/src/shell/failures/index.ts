export { FailurePage, RenderErrorPage } from './FailurePages.tsx';
