import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { useForm } from 'shared-ui/form';
import { Panel } from 'shared-ui/page-container';
import { Select } from 'shared-ui/select';
import { nonEmpty, object, pipe, string } from 'valibot';
import { FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { useCommerce } from '../session/commerce.ts';
import * as css from './neoportal.css.ts';
import { neoportalTexts } from './texts.ts';

export interface Shop {
  readonly id: number;
  readonly name: string;
}

interface ChooseStoreProps {
  readonly stores: readonly Shop[];
  readonly chosen: Shop | null;
  readonly onChosen: (shop: Shop) => void;
}

const schema = object({ store: pipe(string(), nonEmpty('required')) });

/** A-43 … A-45: the shop of the seller. */
export const ChooseStore = ({ stores, chosen, onChosen }: ChooseStoreProps): ReactNode => {
  const t = useTexts(neoportalTexts);
  const commerce = useCommerce();
  const [saved, setSaved] = useState<string | null>(null);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ store }) => {
      setSaved(null);
      const answer = await commerce().chooseNeoportalStore(Number(store));
      if (!answer.ok) return answer.error;
      if (answer.value.store !== null) {
        setSaved(answer.value.store.name);
        onChosen(answer.value.store);
      }
      return null;
    },
  });
  return (
    <Panel className={css.panel}>
      <h2 className={css.title}>{t('store.title')}</h2>
      <p className={css.text}>{t('store.text')}</p>
      {chosen !== null && saved === null && <p>{t('store.chosen', { name: chosen.name })}</p>}
      <div className={css.form}>
        <FormFrame form={form} submit={t('store.save')}>
          <Select
            label={t('store.label')}
            name="store"
            defaultValue={chosen === null ? '' : String(chosen.id)}
            required
            options={[{ value: '', text: t('store.none') }, ...stores.map(({ id, name }) => ({ value: String(id), text: name }))]}
            {...(form.problems.store !== undefined && { error: t('store.required') })}
          />
        </FormFrame>
      </div>
      <p role="status" className={css.saved}>
        {saved !== null && t('store.saved', { name: saved })}
      </p>
    </Panel>
  );
};
