import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { TextField } from '../parts/TextField.tsx';
import { ChoiceField } from './fields.tsx';
import { NewEntryForm } from './NewEntryForm.tsx';
import { oldAddress } from './old-address.ts';

const storedPath = /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/;

/** J-217: which old address; the next form says where it leads. */
export const NewRedirect = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <NewEntryForm
      title={translate('redirects.new')}
      defaultValues={{ store: 'amperio', path: '' }}
      onSubmit={async (values) => {
        const path = oldAddress(String(values['path']));
        if (!storedPath.test(path)) return { path: 'field.invalid-address' };
        await navigate(`/redirects/${encodeURIComponent(`${String(values['store'])} ${path}`)}`);
        return undefined;
      }}
    >
      <TextField source="path" label="redirects.path" hint="redirects.pathHint" isRequired takesFocus />
      <ChoiceField
        source="store"
        label="redirects.store"
        choices={[
          ['amperio', 'store.amperio'],
          ['amperio_pro', 'store.amperio_pro'],
        ]}
      />
    </NewEntryForm>
  );
};
