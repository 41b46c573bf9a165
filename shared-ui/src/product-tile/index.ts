export { ProductTile, type ProductTileProps } from './ProductTile.tsx';
export { featureText, type ProductTileData } from './product-tile-data.ts';
