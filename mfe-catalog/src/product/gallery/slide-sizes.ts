/** How wide pictures of the gallery are. Square pictures in a wider stage (1.15 : 1): as wide as the stage is high. */
export const SIZES = '(min-width: 1440px) 680px, (min-width: 1100px) 47vw, 80vw';
export const WIDTHS = [480, 640, 960, 1280] as const;
