import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { VIRTUAL_PAGES } from 'shared-contracts/analytics';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Checkbox } from 'shared-ui/checkbox';
import { TextLink } from 'shared-ui/link';
import { useVirtualView } from '../../analytics/virtual-view.ts';
import { texts } from '../../texts.ts';
import * as css from './add-ons.css.ts';
import type { AddOnEditorProps } from './add-on-editor-props.ts';
import { WarrantyChoice } from './WarrantyChoice.tsx';

/** C-26, C-27: all that a line can have; each choice is sent at once, and shown as made until the server says otherwise. */
export default function AddOnEditor({ item, send, onLeave }: AddOnEditorProps): ReactNode {
  const t = useTexts(texts);
  useVirtualView(VIRTUAL_PAGES.upselling);
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const services = item.services ?? [];
  // Which shop does it is chosen on the product's page, where its panel explains it (∅30).
  const here = services.filter(({ selected, needs_shop }) => selected || !needs_shop);
  const isFitted = services.some(({ selected, needs_shop }) => selected && needs_shop);
  const pick = async (id: number, isWanted: boolean, optionId: number | undefined): Promise<void> => {
    setWanted((all) => new Map(all).set(id, isWanted));
    await send({ kind: 'service', id, isWanted, optionId });
    setWanted((all) => new Map([...all].filter(([other]) => other !== id)));
  };
  return (
    <div className={css.editor}>
      {item.has_warranty_options === true && <WarrantyChoice item={item} send={send} />}
      {services.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('addOns.services')}</legend>
          {here.map(({ id, name, price, selected, option }) => (
            <Checkbox
              key={id}
              className={css.choice}
              checked={wanted.get(id) ?? selected}
              onChange={({ target }) => void pick(id, target.checked, option?.id)}
              end={price > 0 ? t('addOns.price', { price }) : t('addOns.free')}
            >
              <CatalogueText text={name} />
            </Checkbox>
          ))}
          {!isFitted && here.length < services.length && item.request_path && (
            <p className={css.hint}>
              <TextLink to={`${item.request_path}#uslugi`} {...(onLeave && { onClick: onLeave })}>
                {t('addOns.fitting')}
              </TextLink>
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
