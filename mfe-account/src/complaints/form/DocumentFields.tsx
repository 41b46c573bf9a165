import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Select } from 'shared-ui/select';
import { TextField } from 'shared-ui/text-field';
import { errorOf } from '../../forms/FormFrame.tsx';
import { ComplaintShopsDocument } from '../../graphql/generated.ts';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import * as css from './form.css.ts';
import type { LookUpProps } from './OrderFields.tsx';

interface DocumentFieldsProps extends LookUpProps {
  readonly kind: 'receipt' | 'invoice';
}

/** a receipt or an invoice of a shop: number, day, and the shop for who remembers it. */
export const DocumentFields = ({ form, start, today, onLook, onChange, kind }: DocumentFieldsProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const [{ data }] = useQuery({ query: ComplaintShopsDocument, variables: {} });
  return (
    <>
      <div className={css.short}>
        <TextField
          label={t(`document.${kind}`)}
          hint={t('document.hint')}
          name="docNo"
          autoComplete="off"
          spellCheck={false}
          defaultValue={start['docNo']}
          required
          onChange={onChange}
          {...errorOf(form, 'docNo', translate)}
        />
        <TextField
          label={t('document.day')}
          name="docDate"
          type="date"
          max={today}
          defaultValue={start['docDate']}
          required
          onChange={onChange}
          {...errorOf(form, 'docDate', translate)}
        />
      </div>
      <Select
        key={data === undefined ? 'none' : 'shops'}
        label={t('document.store')}
        name="storeId"
        defaultValue={start['storeId'] ?? ''}
        optional
        options={[
          { value: '', text: t('document.anyStore') },
          ...(data?.physicalStores ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        onChange={onChange}
        {...errorOf(form, 'storeId', translate)}
      />
      <Button variant="secondary" className={css.find} name="product" onClick={onLook}>
        {t('document.check')}
      </Button>
    </>
  );
};
