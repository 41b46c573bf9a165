import { useEffect, useState, type ReactNode } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { RadioCard } from 'shared-ui/radio-card';
import { useRest } from '../../connection/use-rest.ts';
import { texts } from '../../texts.ts';
import type { AddOnEditorProps } from './add-on-editor-props.ts';
import * as css from './add-ons.css.ts';

interface Option {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
}

/** C-26: the longer warranties of a line's product at its price, one of them or none. */
export const WarrantyChoice = ({ item, send }: Pick<AddOnEditorProps, 'item' | 'send'>): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const [options, setOptions] = useState<readonly Option[] | 'loading' | 'failed'>('loading');
  const [wanted, setWanted] = useState<number | null | undefined>();
  const { sku, catalog_final_price: price, warranty, item_id: itemId } = item;
  const isLoading = options === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isLeft = false;
    void rest()
      .warrantyOptions(sku, price)
      .then((answer) => void (isLeft || setOptions(answer.ok ? answer.value.options : 'failed')));
    return () => void (isLeft = true);
  }, [isLoading, rest, sku, price]);
  if (options === 'loading') return <div className={css.room} />;
  if (options === 'failed') {
    return (
      <p className={css.problem} role="alert">
        {t('addOns.failed')}{' '}
        <Button variant="quiet" size="small" onClick={() => setOptions('loading')}>
          {t('retry')}
        </Button>
      </p>
    );
  }
  const chosen = wanted === undefined ? (warranty?.id ?? null) : wanted;
  const pick = async (id: number | null): Promise<void> => {
    setWanted(id);
    await send({ kind: 'warranty', id });
    setWanted((latest) => (latest === id ? undefined : latest));
  };
  const name = `warranty-${itemId}`;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('addOns.warranty')}</legend>
      <RadioCard className={css.card} name={name} title={t('addOns.none')} checked={chosen === null} onChange={() => void pick(null)} />
      {options.map((option) => (
        <RadioCard
          key={option.id}
          className={css.card}
          name={name}
          title={<CatalogueText text={option.name} />}
          note={<CatalogueText text={option.description} />}
          end={t('addOns.price', { price: grosze(option.price) })}
          checked={chosen === option.id}
          onChange={() => void pick(option.id)}
        />
      ))}
    </fieldset>
  );
};
