// A part that has failed, and its retry.
export const RotateCw: string = 'M21 12a9 9 0 1 1-9-9q4 0 6.7 2.7L21 8m0-5v5h-5';
export const TriangleAlert: string = 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h0';
