export { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
export { dragCloses } from './drag.ts';
