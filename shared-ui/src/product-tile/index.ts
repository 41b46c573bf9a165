export { ProductTile, type ProductTileProps } from './ProductTile.tsx';
export type { TileCommands } from './TileMarks.tsx';
export { featureText, tileAction, type ProductTileData, type TileAction } from './product-tile-data.ts';
