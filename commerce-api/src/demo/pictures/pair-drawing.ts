import type { Drawing } from '../../media/pictures.ts';
import { placed } from './drawing.ts';

/**
 * Two pictures of a thing in one: seen from the front, and turned behind it, on the same ground.
 * @param isFrontLeft on which side the front stands
 */
export const pairDrawing = (front: string, turned: string, isFrontLeft: boolean): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${placed(turned, isFrontLeft ? 300 : 0, 96, 500)}${placed(front, isFrontLeft ? 4 : 276, 252, 520)}</svg>`,
  ratio: 1,
});
