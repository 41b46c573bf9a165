import { htmlLanguage } from 'shared-contracts';
import { escapeAttribute as escape } from '../html.ts';
import type { Visitor } from '../../http/visitor.ts';
import { PREVIEW_BAR } from '../../../preview-bar.ts';
import { previewTexts } from './texts.ts';

/** What marks a page as the preview of a draft: HTML before the page, and its styles. */
export interface PreviewBar {
  readonly html: string;
  readonly css: string;
}

const css = `#${PREVIEW_BAR}{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding:8px 16px;background:#12161f;color:#fff;font:600 1rem/1.5rem Onest,Arial,sans-serif;border-bottom:4px solid #ffb020}#${PREVIEW_BAR} p{margin:0}#${PREVIEW_BAR} a{display:inline-flex;align-items:center;min-height:44px;color:#fff;text-decoration:underline}#${PREVIEW_BAR} a:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

/** J-256: says which version is shown, and leads out of the preview. It stands before the page and works without scripts. */
export const previewBar = (version: number, { language, url }: Pick<Visitor, 'language' | 'url'>): PreviewBar => {
  const { 'bar.label': label, 'bar.shown': shown, 'bar.leave': leave } = previewTexts[language];
  const text = shown.replace('{version}', String(version));
  return {
    html: `<aside id="${PREVIEW_BAR}" lang="${htmlLanguage(language)}" aria-label="${escape(label)}"><p>${escape(text)}</p><a href="${escape(url)}">${escape(leave)}</a></aside>`,
    css,
  };
};
