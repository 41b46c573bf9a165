export { CatalogueText } from './CatalogueText.tsx';
