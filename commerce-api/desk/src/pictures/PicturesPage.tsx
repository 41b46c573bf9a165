import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import { useTitle } from '../layout/use-title.ts';
import * as styles from '../parts/parts.css.ts';
import * as css from './pictures.css.ts';
import { PictureLibrary } from './PictureLibrary.tsx';

/** J-291: the page of uploaded pictures. */
export const PicturesPage = () => {
  const translate = useTranslate();
  const title = translate('pictures.title');
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  return (
    <div className={css.stack}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <PictureLibrary onRemoved={() => heading.current?.focus()} />
    </div>
  );
};
