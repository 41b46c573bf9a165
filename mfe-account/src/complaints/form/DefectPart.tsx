import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { ComplaintFileProblem } from 'shared-contracts/complaints';
import type { Files } from 'shared-ui/file-picker';
import { Select } from 'shared-ui/select';
import { TextArea } from 'shared-ui/text-area';
import { TextField } from 'shared-ui/text-field';
import { LoadFailure } from '../../account/LoadFailure.tsx';
import { errorOf } from '../../forms/FormFrame.tsx';
import type { Commerce } from '../../session/commerce.ts';
import { useRequest } from '../../session/use-request.ts';
import { texts } from '../../texts.ts';
import { ComplaintFiles } from '../files/ComplaintFiles.tsx';
import { complaintTexts } from '../texts.ts';
import { FILE_FIELD } from './file-field.ts';
import * as css from './form.css.ts';
import type { PartProps } from './part-props.ts';

const readTypes = (commerce: Commerce): ReturnType<Commerce['complaintTypes']> => commerce.complaintTypes();

interface DefectPartProps extends PartProps {
  readonly files: Files<ComplaintFileProblem>;
}

/** B-08: what is wrong, of which of the shop's types, since when, with photos and papers. */
export const DefectPart = ({ form, start, today, files }: DefectPartProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const { answer, reload } = useRequest(readTypes);
  const types = answer.state === 'ready' ? answer.value.items : [];
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('section.defect')}</h2>
      {answer.state === 'failed' && <LoadFailure error={answer.error} onRetry={reload} />}
      <div className={css.short}>
        <Select
          key={answer.state}
          label={t('defect.type')}
          name="complaint_type"
          defaultValue={start['complaint_type'] ?? ''}
          required
          options={[{ value: '', text: t('defect.typeNone') }, ...types.map(({ id, name }) => ({ value: String(id), text: name }))]}
          {...errorOf(form, 'complaint_type', translate)}
        />
        <TextField
          label={t('defect.day')}
          name="defect_found_on"
          type="date"
          max={today}
          defaultValue={start['defect_found_on']}
          required
          {...errorOf(form, 'defect_found_on', translate)}
        />
      </div>
      <TextArea
        label={t('defect.description')}
        hint={t('defect.descriptionHint')}
        name="description"
        defaultValue={start['description']}
        required
        {...errorOf(form, 'description', translate)}
      />
      <ComplaintFiles files={files} />
      {files.list.map(
        ({ key, id, name }) => id !== null && <input key={key} type="hidden" name={`${FILE_FIELD}${key}`} value={`${id} ${name}`} />,
      )}
    </section>
  );
};
