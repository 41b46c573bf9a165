import { useTranslate } from 'ra-core';
import type { RecordForm } from '../../api.ts';
import { PictureField } from '../../pictures/PictureField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { CheckField, ChoiceField } from '../fields.tsx';
import * as css from '../editing.css.ts';
import { PagePreview } from '../PagePreview.tsx';
import { OrderField } from '../order/OrderField.tsx';
import { SourceField } from '../SourceField.tsx';
import { hasHint } from '../../i18n.ts';
import type { RecordListName } from './record-lists.ts';

interface RecordFieldProps {
  readonly list: RecordListName;
  readonly field: RecordForm['fields'][number];
  readonly isPublished: boolean;
}

/** A field of a record, by its type; its label is a text of the list. */
export const RecordField = ({ list, field, isPublished }: RecordFieldProps) => {
  const translate = useTranslate();
  const { name, type, options, is_optional: isOptional } = field;
  const label = `${list}.field.${name}`;
  const hint = `${label}.hint`;
  const hinted = hasHint(hint) ? { hint } : {};
  if (field.is_fixed && isPublished) return null;
  if (field.is_order === true)
    return <OrderField source={name} label={label} labels={new Map(options.map(({ value, label: named }) => [value, named]))} />;
  if (field.is_picture === true) return <PictureField source={name} label={label} />;
  switch (type) {
    case 'check':
      return name === 'isWithdrawn' && !isPublished ? null : <CheckField source={name} label={label} />;
    case 'choice':
      return (
        <ChoiceField
          source={name}
          label={label}
          choices={options.map(({ value, label: named }) => [value, named === '' ? translate(`${label}.${value}`) : named] as const)}
        />
      );
    case 'source':
      return (
        <div className={css.sides}>
          <SourceField source={name} label={label} isRequired={!isOptional} hasPictures />
          <PagePreview source={name} label={translate('records.preview', { field: translate(label) })} />
        </div>
      );
    case 'plain':
      return <SourceField source={name} label={label} isRequired={!isOptional} {...hinted} />;
    default:
      return (
        <TextField
          source={name}
          label={label}
          isRequired={!isOptional}
          kind={type === 'time' ? 'time' : type === 'lines' || type === 'categories' ? 'lines' : 'line'}
          {...hinted}
        />
      );
  }
};
