import { useEffect, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { contentCalls } from './content-calls.ts';
import * as css from './editing.css.ts';
import { htmlTree } from './html-tree.tsx';

/** Typing is followed by the preview after so long a rest, ms. */
const REST_MS = 300;

/** A value once it has not changed for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

interface PagePreviewProps {
  /** The field that holds the text. */
  readonly source?: string;
  /** The field that says how it is written. */
  readonly format?: string;
  readonly label?: string;
}

/** J-219: a text as shoppers will get it: the server makes it, with the rules of what they get. */
export const PagePreview = ({ source: name = 'source', format: formatName = 'format', label }: PagePreviewProps) => {
  const translate = useTranslate();
  const id = useId();
  const [source, format] = useWatch({ name: [name, formatName] }) as [unknown, unknown]; // the form's fields
  const text = useRested(typeof source === 'string' ? source : '');
  const { data } = useQuery({
    queryKey: ['content', 'preview', format, text],
    queryFn: () => contentCalls.preview({ format: format === 'html' ? 'html' : 'markdown', source: text }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return (
    <div>
      <h2 className={css.previewTitle} id={id}>
        {label ?? translate('pages.preview')}
      </h2>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.preview} tabIndex={0} role="region" aria-labelledby={id}>
        {htmlTree(data?.html ?? '')}
      </div>
    </div>
  );
};
