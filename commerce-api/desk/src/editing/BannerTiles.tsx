import { useTranslate } from 'ra-core';
import { useFieldArray } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { TextField } from '../parts/TextField.tsx';
import * as css from './editing.css.ts';
import { MoveButtons } from './order/MoveButtons.tsx';
import { SortableItem } from './order/SortableItem.tsx';
import { SortableList } from './order/SortableList.tsx';
import { useShift } from './order/use-shift.ts';

/** The fields of each promotion, in the order of the page, which is changed by dragging, by keyboard or by two buttons. */
export const BannerTiles = () => {
  const translate = useTranslate();
  const { fields, move } = useFieldArray({ name: 'tiles' });
  const { list, shift } = useShift(fields.length, move);
  const ids = fields.map(({ id }) => id);
  const nameOf = (at: number): string => translate('banners.tile', { number: at + 1 });
  return (
    <SortableList ids={ids} nameOf={(id) => nameOf(ids.indexOf(id))} onMove={move}>
      <ol ref={list} className={css.stack}>
        {fields.map(({ id }, at) => (
          <SortableItem key={id} id={id} className={css.tile} handleLabel={translate('order.drag', { name: nameOf(at) })}>
            {(handle) => (
              <>
                <div className={css.tileHead}>
                  <h2 className={styles.cardTitle}>{at === 0 ? translate('banners.first') : nameOf(at)}</h2>
                  <div className={styles.row}>
                    {handle}
                    <MoveButtons at={at} count={fields.length} name={nameOf(at)} onShift={shift} />
                  </div>
                </div>
                <div className={css.pair}>
                  <TextField source={`tiles.${at}.title`} label="banners.title1" isRequired />
                  <TextField source={`tiles.${at}.text`} label="banners.text" />
                  <TextField source={`tiles.${at}.button`} label="banners.button" isRequired />
                  <TextField source={`tiles.${at}.url`} label="banners.url" isRequired />
                </div>
                <PictureField source={`tiles.${at}.picture`} label="pictures.field" of={nameOf(at)} />
              </>
            )}
          </SortableItem>
        ))}
      </ol>
    </SortableList>
  );
};
