export { Columns, PageContainer, Panel, TileGrid } from './PageContainer.tsx';
