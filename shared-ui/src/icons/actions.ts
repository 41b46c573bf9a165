// What a button does.
export const Copy: string =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2';
export const Download: string = 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5';
export const Eye: string = 'M2 12.3v-.6a10.8 10.8 0 0 1 20 0v.6a10.8 10.8 0 0 1-20 0m7-.3a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const EyeOff: string =
  'M10.7 5A11 11 0 0 1 22 11.8v.6l-1.4 2.5m-6.4-.6a3 3 0 0 1-4.3-4.3m7.7 7.6A10.8 10.8 0 0 1 2 12.3v-.6a11 11 0 0 1 4.4-5.2M2 2l20 20';
export const Locate: string = 'M2 12h3m14 0h3M12 2v3m0 14v3m-7-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0';
export const LogIn: string = 'm10 17 5-5-5-5m5 5H3m12-9h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4';
export const LogOut: string = 'm16 17 5-5-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';
export const Minus: string = 'M5 12h14';
export const Pause: string = 'M14 4h4v16h-4zM6 4h4v16H6z';
export const Pencil: string = 'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8l-1.3 4.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5zM15 5l4 4';
export const Play: string = 'M6 3l14 9-14 9z';
export const Plus: string = 'M5 12h14M12 5v14';
export const Printer: string =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';
export const Trash2: string = 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';
export const Undo2: string = 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11';
export const ZoomIn: string = 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.4-4.4M11 8v6m-3-3h6';
export const ZoomOut: string = 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.4-4.4M8 11h6';
