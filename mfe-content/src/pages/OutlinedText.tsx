import { useMemo, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import * as css from './outlined-text.css.ts';
import { outlineOf, type TextPart } from './outline.ts';
import { pageTexts } from './texts.ts';

const Part = ({ part: { id, level, heading, html } }: { readonly part: TextPart }): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <Heading id={id} className={css.heading[level]}>
        <CatalogueText text={heading} />
      </Heading>
      <CmsHtml html={html} />
    </>
  );
};

/** J-315: a text of the shop; a long one has its table of contents above it, whose links work without scripts. */
export const OutlinedText = ({ html }: { readonly html: string }): ReactNode => {
  const t = useTexts(pageTexts);
  const outline = useMemo(() => outlineOf(html), [html]);
  if (outline === null) return <CmsHtml html={html} />;
  return (
    <>
      <nav className={css.contents} aria-label={t('contents')}>
        <p className={css.title} aria-hidden="true">
          {t('contents')}
        </p>
        <ul>
          {outline.parts.map(({ id, level, heading }) => (
            <li key={id} className={level === 3 ? css.inner : undefined}>
              <a href={`#${id}`} className={css.entry}>
                <CatalogueText text={heading} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {outline.before.trim() !== '' && <CmsHtml html={outline.before} />}
      {outline.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </>
  );
};
