// The head of the page. The first page's is rendered by the server, so this is fetched by the first navigation.
export { applyMetadata } from './apply-metadata.ts';
export { metadataOf, type MetadataInput, type PageMetadata } from './page-metadata.ts';
export { escapeText, renderMetadata } from './render-metadata.ts';
export { metadataTexts } from './texts.ts';
