// Directions.
export const ArrowLeft: string = 'm12 19-7-7 7-7m7 7H5';
export const ArrowRight: string = 'M5 12h14M12 5l7 7-7 7';
export const ArrowUp: string = 'm5 12 7-7 7 7m-7 7V5';
export const ChevronDown: string = 'M6 9l6 6 6-6';
export const ChevronLeft: string = 'm15 18-6-6 6-6';
export const ChevronRight: string = 'M9 18l6-6-6-6';
