/**
 * The icons of the shop: lucide 1.73 (https://lucide.dev, ISC License, Copyright (c) Lucide Contributors), each as the data
 * of one path on a grid of 24, stroked. A page carries dozens of them: one short element each.
 */
export const ArrowLeft: string = 'm12 19-7-7 7-7m7 7H5';
export const ArrowRight: string = 'M5 12h14M12 5l7 7-7 7';
export const ArrowUp: string = 'm5 12 7-7 7 7m-7 7V5';
export const BadgeCheck: string =
  'M3.9 8.6A4 4 0 0 1 8.6 4a4 4 0 0 1 6.8 0 4 4 0 0 1 4.8 4.7 4 4 0 0 1 0 6.8 4 4 0 0 1-4.8 4.7 4 4 0 0 1-6.8 0A4 4 0 0 1 4 15.5a4 4 0 0 1 0-6.8ZM16 9l-5.5 5.5L8 12';
export const BadgePercent: string =
  'M3.9 8.6A4 4 0 0 1 8.6 4a4 4 0 0 1 6.8 0 4 4 0 0 1 4.8 4.7 4 4 0 0 1 0 6.8 4 4 0 0 1-4.8 4.7 4 4 0 0 1-6.8 0A4 4 0 0 1 4 15.5a4 4 0 0 1 0-6.8ZM15 9l-6 6m0-6h0m6 6h0';
export const Bell: string =
  'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3';
export const BookOpen: string =
  'M12 5v16m8-2a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z';
export const Bookmark: string = 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z';
export const CalendarClock: string =
  'M16 14v2.2l1.6 1M16 2v3m5 2.3V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2.3M3 9h5.9M8 2v3m2 11a6 6 0 1 0 12 0 6 6 0 1 0-12 0';
export const Check: string = 'M20 6 9 17l-5-5';
export const ChevronDown: string = 'M6 9l6 6 6-6';
export const ChevronLeft: string = 'm15 18-6-6 6-6';
export const ChevronRight: string = 'M9 18l6-6-6-6';
export const CircleAlert: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-4v4m0 4h0';
export const CircleCheck: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m14-3-5.5 5.5L8 12';
export const CircleQuestionMark: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m7-2.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5m0 4h0';
export const Clock: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2';
export const Copy: string =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2';
export const CreditCard: string = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm-2 5h20M6 14h2';
export const Download: string = 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5';
export const Drill: string =
  'M10 18a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H5a3 3 0 0 1-3-3 1 1 0 0 1 1-1zm3-8H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1l-.8 3.2a1 1 0 0 1-1 .8H8m6-10h3a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-3m4-2h4M5 10l-2 8m4 0 2-8';
export const Eye: string = 'M2 12.3v-.6a10.8 10.8 0 0 1 20 0v.6a10.8 10.8 0 0 1-20 0m7-.3a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const EyeOff: string =
  'M10.7 5A11 11 0 0 1 22 11.8v.6l-1.4 2.5m-6.4-.6a3 3 0 0 1-4.3-4.3m7.7 7.6A10.8 10.8 0 0 1 2 12.3v-.6a11 11 0 0 1 4.4-5.2M2 2l20 20';
export const FileText: string =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2 2 0 0 1 1.7.7l3.6 3.6A2 2 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8';
export const Headset: string =
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zm0 5v2a4 4 0 0 1-4 4h-5';
export const Heart: string =
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7 1 1 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5';
export const ImagePlus: string =
  'M16 5h6m-3-3v6m2 3.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const Info: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 4v-4m0-4h0';
export const KeyRound: string =
  'M2.6 17.4a2 2 0 0 0-.6 1.4V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.2a2 2 0 0 0 1.4-.6l.8-.8a6.5 6.5 0 1 0-4-4zM16.5 7.5h0';
export const LayoutGrid: string =
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z';
export const Locate: string = 'M2 12h3m14 0h3M12 2v3m0 14v3m-7-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0';
export const LockKeyhole: string =
  'M11 16a1 1 0 1 0 2 0 1 1 0 1 0-2 0m-6-6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm2 0V7a5 5 0 0 1 10 0v3';
export const LogIn: string = 'm10 17 5-5-5-5m5 5H3m12-9h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4';
export const LogOut: string = 'm16 17 5-5-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';
export const Mail: string = 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
export const MapFolded: string =
  'M14.1 5.6a2 2 0 0 0 1.8 0l3.7-1.9A1 1 0 0 1 21 4.6v12.8a1 1 0 0 1-.6.9l-4.5 2.3a2 2 0 0 1-1.8 0l-4.2-2.1a2 2 0 0 0-1.8 0l-3.7 1.8A1 1 0 0 1 3 19.4V6.6a1 1 0 0 1 .6-.9l4.5-2.3a2 2 0 0 1 1.8 0zM15 5.8v15M9 3.2v15';
export const MapPin: string =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const Menu: string = 'M4 5h16M4 12h16M4 19h16';
export const Monitor: string = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 18h8m-4-4v4';
export const Minus: string = 'M5 12h14';
export const Newspaper: string =
  'M15 18h-5m8-4h-8m-6 8h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2m5-3h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z';
export const Package: string =
  'M11 21.7a2 2 0 0 0 2 0l7-4a2 2 0 0 0 1-1.7V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7zM12 22V12M3.3 7 12 12l8.7-5M7.5 4.3l9 5.1';
export const PackageCheck: string =
  'M12 22V12m4 5 2 2 4-4m-1-3.9V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7l7 4a2 2 0 0 0 2 0l1.3-.7M3.3 7l8.7 5 8.7-5M7.5 4.3l9 5.1';
export const Pause: string = 'M14 4h4v16h-4zM6 4h4v16H6z';
export const Pencil: string = 'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8l-1.3 4.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5zM15 5l4 4';
export const Percent: string = 'M19 5 5 19M4 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0m11 11a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0';
export const Phone: string =
  'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4';
export const Play: string = 'M6 3l14 9-14 9z';
export const Plus: string = 'M5 12h14M12 5v14';
export const Printer: string =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';
export const Recycle: string =
  'M7 19H4.8a2 2 0 0 1-1.6-.9 2 2 0 0 1 0-1.8l4-6.8M11 19h8.2a2 2 0 0 0 1.6-.9 2 2 0 0 0 0-1.8l-1.3-2M14 16l-3 3 3 3m-5.7-8.4L7.2 9.5l-4.1 1.1m6.2-4.8L10.4 4A2 2 0 0 1 12 3a2 2 0 0 1 1.5.9l4 6.8m-4.1-1 4 1 1.2-4';
export const RotateCw: string = 'M21 12a9 9 0 1 1-9-9q4 0 6.7 2.7L21 8m0-5v5h-5';
export const Rows3: string = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm16 6H3m18 6H3';
export const Scale: string = 'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10';
export const Search: string = 'm21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
export const SearchX: string = 'm13.5 8.5-5 5m0-5 5 5M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.3-4.3';
export const ShieldCheck: string =
  'M20 13c0 5-3.5 7.5-7.7 9h-.6C7.5 20.4 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1 1 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4';
export const ShoppingCart: string =
  'M2 2h1.1a1 1 0 0 1 1 .8l2.7 14.4a1 1 0 0 0 1 .8H18M4.6 5H21a1 1 0 0 1 1 1.2l-1 6.2a2 2 0 0 1-2 1.6H6.3m9.7 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const SlidersHorizontal: string = 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3';
export const Smartphone: string = 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm5 16h0';
export const Star: string =
  'M11.5 2.3a.5.5 0 0 1 1 0L14.8 7A2 2 0 0 0 16.4 8l5.1.8a.5.5 0 0 1 .3.9l-3.7 3.6a2 2 0 0 0-.6 2l.9 5a.5.5 0 0 1-.8.6L13 18.6a2 2 0 0 0-2 0L6.4 21a.5.5 0 0 1-.8-.5l1-5.2a2 2 0 0 0-.7-1.9L2.2 9.8a.5.5 0 0 1 .3-1l5.1-.7A2 2 0 0 0 9.2 7z';
export const Store: string =
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5m8.8-10.7a1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.7-3.2l2.8-4.2A2 2 0 0 1 7 2h10a2 2 0 0 1 1.7.9L21.5 7a2.5 2.5 0 0 1-3.7 3.2M4 11V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';
export const ThumbsUp: string =
  'M7 10v12m8-16.1L14 10h5.8a2 2 0 0 1 2 2.6l-2.4 8a2 2 0 0 1-1.9 1.4H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.8a2 2 0 0 0 1.7-1.1L12 2a3.1 3.1 0 0 1 3 3.9';
export const Trash2: string = 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';
export const TriangleAlert: string = 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h0';
export const Truck: string =
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2m10 0H9m10 0h2a1 1 0 0 0 1-1v-3.6l-.2-.7-3.5-4.3a1 1 0 0 0-.8-.4H14m1 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const Undo2: string = 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11';
export const User: string = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0';
export const UserRound: string = 'M7 8a5 5 0 1 0 10 0A5 5 0 1 0 7 8m13 13a8 8 0 0 0-16 0';
export const Wifi: string = 'M12 20h0M2 8.8a15 15 0 0 1 20 0m-17 4a10 10 0 0 1 14 0M8.5 16.5a5 5 0 0 1 7 0';
export const WifiOff: string =
  'M12 20h0m-3.5-3.6a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5.2-2.7m8.8 2.7-2-1.6M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.7M2 2l20 20';
export const X: string = 'M18 6L6 18M6 6l12 12';
export const ZoomIn: string = 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.4-4.4M11 8v6m-3-3h6';
export const ZoomOut: string = 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.4-4.4M8 11h6';
