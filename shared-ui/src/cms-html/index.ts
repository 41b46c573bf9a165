export { trustedCmsHtml } from './policy.ts';
export { CmsHtml } from './CmsHtml.tsx';
