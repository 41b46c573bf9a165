import { LATER_MARK } from 'shared-contracts/constants';
import { FIRST_SCREEN_MEDIA } from './full-styles-media.ts';
import { endOf } from './html-elements.ts';

const NAME = Object.keys(LATER_MARK).join('');
const MARK = ` ${NAME}="`;

/** How far a part that is not shown pushes the next one down, px. */
const HEIGHT_PX = 600;

/**
 * Later parts are not displayed until the page's root element says that the whole stylesheets are in force (or will
 * not come): the inline loader sees to that.
 */
export const HIDE_LATER_PARTS = `@media ${FIRST_SCREEN_MEDIA}{:root:not([data-styled]) [${NAME}=""]{min-height:${HEIGHT_PX}px}:root:not([data-styled]) [${NAME}]>*{display:none}}`;

/** The HTML of a page, as React writes it, in pieces: what is in later parts is left out between them. */
export const withoutLaterParts = (html: string): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (let mark = html.indexOf(MARK); mark >= 0; mark = html.indexOf(MARK, from)) {
    const start = html.indexOf('>', mark) + 1;
    const [, tag = ''] = /^<(\w+)/.exec(html.slice(html.lastIndexOf('<', mark), mark)) ?? [];
    pieces.push(html.slice(from, start));
    from = endOf(html, tag, start);
  }
  pieces.push(html.slice(from));
  return pieces;
};
