export * from './interactions.ts';
export { acceptsObject, noticeKind } from './notice.ts';
export type { Notice, NoticeCard, NoticeKind } from './notice.ts';
export * from './notices-slices.ts';
