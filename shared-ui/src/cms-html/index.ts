export { CmsHtml } from './CmsHtml.tsx';
