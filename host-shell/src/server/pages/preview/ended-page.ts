import { htmlLanguage } from 'shared-contracts';
import { escapeAttribute as escape } from '../html.ts';
import { hashOf } from '../../http/security.ts';
import type { Visitor } from '../../http/visitor.ts';
import { offlineStyles } from '../installable/offline-styles.ts';
import { lookOf } from '../installable/store-look.ts';
import { previewTexts } from './texts.ts';

/** J-256: says that a link to a draft has ended, and leads to the page as shoppers see it. */
export const endedPreviewPage = ({ store, language, url }: Pick<Visitor, 'store' | 'language' | 'url'>) => {
  const styles = offlineStyles(lookOf(store));
  const { 'ended.title': title, 'ended.text': text, 'ended.published': published } = previewTexts[language];
  return {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashOf(styles)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types`,
      'x-robots-tag': 'noindex, nofollow',
    },
    html: `<!doctype html><html lang="${htmlLanguage(language)}" data-store="${escape(store)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${escape(title)}</title><style>${styles}</style></head><body><span></span><main><h1>${escape(title)}</h1><p>${escape(text)}</p><nav aria-label="${escape(published)}"><a href="${escape(url)}">${escape(published)}</a></nav></main></body></html>`,
  };
};
