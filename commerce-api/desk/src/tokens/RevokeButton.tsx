import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { StaffToken } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { button } from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';

interface RevokeButtonProps {
  readonly token: StaffToken;
  readonly onGone: RowGone;
}

/** Ends a token with the second press: the first one asks. */
export const RevokeButton = ({ token: { id, name }, onGone }: RevokeButtonProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const onDone = () => onGone(place.current);
  const revoke = () => run({ call: () => deskChanges.revokeToken(id), told: 'tokens.revoked', onDone, onOutdated: onDone });
  return (
    <button
      ref={place}
      type="button"
      className={button.danger}
      aria-label={isAsked ? undefined : translate('tokens.revokeNamed', { name })}
      aria-disabled={isPending}
      onBlur={() => setAsked(false)}
      onClick={({ detail }) => {
        // The rest of a double click: nobody has read the question yet.
        if (detail > 1) return;
        if (!isAsked) setAsked(true);
        else if (!isPending) void revoke();
      }}
    >
      {translate(isAsked ? 'tokens.revokeSure' : 'tokens.revoke')}
    </button>
  );
};
