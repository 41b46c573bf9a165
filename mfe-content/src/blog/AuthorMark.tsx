import type { ReactNode } from 'react';
import * as css from './blog.css.ts';

/** `Joanna Lis` → `JL`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

/** The initials of an author on a plate, in place of a portrait; the name stands beside it. */
export const AuthorMark = ({ name, large = false }: { readonly name: string; readonly large?: boolean }): ReactNode => (
  <span aria-hidden="true" className={large ? css.markLarge : css.mark}>
    {initialsOf(name)}
  </span>
);
