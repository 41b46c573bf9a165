import { useLanguage } from 'shared-contracts';
import type { ReactNode } from 'react';
import { textLanguage } from './text-language.ts';

interface CatalogueTextProps {
  readonly text: string;
  /** How the text is rendered; as it is unless given. */
  readonly children?: ReactNode;
}

/** A text of the catalogue; on a Ukrainian page one that is Polish still is marked, so that screen readers pronounce it correctly. */
export const CatalogueText = ({ text, children = text }: CatalogueTextProps): ReactNode => {
  const lang = textLanguage(text, useLanguage());
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
};
