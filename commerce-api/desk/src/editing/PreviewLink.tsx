import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { ContentKind } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import { contentCalls } from './content-calls.ts';

interface PreviewLinkProps {
  readonly kind: ContentKind;
  readonly entryKey: string;
  /** The newest one; the link shows it. */
  readonly version: number;
}

/** J-256: a link that shows the newest version on the page itself, to whoever gets it. */
export const PreviewLink = ({ kind, entryKey, version }: PreviewLinkProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const [made, setMade] = useState<{ readonly url: string; readonly version: number } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => {
    if (made !== null) link.current?.focus();
  }, [made]);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.cardTitle} id={id}>
        {translate('preview.title')}
      </h2>
      <p>{translate('preview.text')}</p>
      <p className={styles.row}>
        <button
          type="button"
          className={styles.button.plain}
          aria-disabled={isPending}
          onClick={() =>
            void run({
              call: () => contentCalls.previewLink(kind, entryKey, version),
              told: 'preview.made',
              onDone: ({ url }) => setMade({ url, version }),
            })
          }
        >
          {translate('preview.make')}
        </button>
        {made?.version === version && (
          <a ref={link} className={styles.link} href={made.url} target="_blank" rel="noreferrer">
            {translate('preview.open', { version })}
          </a>
        )}
      </p>
    </section>
  );
};
