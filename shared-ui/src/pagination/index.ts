export { Pagination } from './Pagination.tsx';
export { pageList, type PageEntry } from './page-list.ts';
