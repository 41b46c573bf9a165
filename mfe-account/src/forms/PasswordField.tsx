import { Eye, EyeOff } from 'shared-ui/icons';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { TextField } from 'shared-ui/text-field';
import { texts } from '../texts.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>;

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: PasswordFieldProps): ReactNode => {
  const t = useTexts(texts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};
