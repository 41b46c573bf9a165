import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { StaffToken } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { SureButton } from '../parts/SureButton.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';

interface RevokeButtonProps {
  readonly token: StaffToken;
  readonly onGone: RowGone;
}

/** Ends a token. */
export const RevokeButton = ({ token: { id, name }, onGone }: RevokeButtonProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const place = useRef<HTMLSpanElement>(null);
  const onDone = () => onGone(place.current);
  return (
    <span ref={place}>
      <SureButton
        label={translate('tokens.revoke')}
        sure={translate('tokens.revokeSure')}
        name={translate('tokens.revokeNamed', { name })}
        isPending={isPending}
        onSure={() => void run({ call: () => deskChanges.revokeToken(id), told: 'tokens.revoked', onDone, onOutdated: onDone })}
      />
    </span>
  );
};
