import { readUploadedPicture } from 'shared-contracts/images';
import { cx } from '../internal/cx.ts';
import * as css from './focus.css.ts';

const isTenth = (value: number): value is keyof typeof css.left => value in css.left;

/** J-292: the class of a picture that is cropped: the point that its editor has chosen stays in it. Empty for a picture that is not an editor's. */
export function focusClass(base: string): string {
  const picture = readUploadedPicture(base);
  if (picture === null || !isTenth(picture.left) || !isTenth(picture.top)) return '';
  return cx(css.focused, css.left[picture.left], css.top[picture.top]);
}
