export { NoticeToasts } from './NoticeToasts.tsx';
export { ToastRegion } from './ToastRegion.tsx';
export type { ToastNotice } from './Toast.tsx';
