// What a message or a field is about.
export const Bell: string =
  'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3';
export const Check: string = 'M20 6 9 17l-5-5';
export const CircleAlert: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-4v4m0 4h0';
export const CircleCheck: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m14-3-5.5 5.5L8 12';
export const CircleQuestionMark: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m7-2.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5m0 4h0';
export const Clock: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2';
export const Info: string = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 4v-4m0-4h0';
export const SearchX: string = 'm13.5 8.5-5 5m0-5 5 5M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0m18 10-4.3-4.3';
