import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'ra-core';
import { useFieldArray } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { TextField } from '../parts/TextField.tsx';
import * as css from './editing.css.ts';

/** The fields of each promotion, in the order of the page, which two buttons change. */
export const BannerTiles = () => {
  const translate = useTranslate();
  const { fields, move } = useFieldArray({ name: 'tiles' });
  const list = useRef<HTMLOListElement>(null);
  const shift = (from: number, to: number, button: number): void => {
    if (to < 0 || to >= fields.length) return;
    flushSync(() => move(from, to));
    // The focus goes with the promotion: one press more moves it on.
    const buttons = list.current?.children[to]?.querySelectorAll('button');
    const wanted = buttons?.[button];
    (wanted?.getAttribute('aria-disabled') === 'true' ? buttons?.[1 - button] : wanted)?.focus();
  };
  return (
    <ol ref={list} className={css.stack}>
      {fields.map(({ id }, at) => (
        <li key={id} className={css.part}>
          <div className={css.tileHead}>
            <h2 className={styles.cardTitle}>{translate(at === 0 ? 'banners.first' : 'banners.tile', { number: at + 1 })}</h2>
            <div className={styles.row}>
              <button
                type="button"
                className={styles.button.plain}
                aria-disabled={at === 0}
                aria-label={translate('banners.upNamed', { number: at + 1 })}
                onClick={() => shift(at, at - 1, 0)}
              >
                {translate('banners.up')}
              </button>
              <button
                type="button"
                className={styles.button.plain}
                aria-disabled={at === fields.length - 1}
                aria-label={translate('banners.downNamed', { number: at + 1 })}
                onClick={() => shift(at, at + 1, 1)}
              >
                {translate('banners.down')}
              </button>
            </div>
          </div>
          <div className={css.pair}>
            <TextField source={`tiles.${at}.title`} label="banners.title1" isRequired />
            <TextField source={`tiles.${at}.text`} label="banners.text" />
            <TextField source={`tiles.${at}.button`} label="banners.button" isRequired />
            <TextField source={`tiles.${at}.url`} label="banners.url" isRequired />
          </div>
          <PictureField source={`tiles.${at}.picture`} label="pictures.field" of={translate('banners.tile', { number: at + 1 })} />
        </li>
      ))}
    </ol>
  );
};
