import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FormRefusal } from 'shared-ui/form-refusal';
import * as css from '../account/account.css.ts';
import { accountTexts } from '../account/texts.ts';
import { refusalText } from '../forms/form-texts.ts';
import { texts } from '../texts.ts';
import { usePlusMembership } from './use-plus-membership.ts';

/** J-298: joins at once: the programme costs nothing and is left as easily. */
export const JoinPlus = (): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const { join } = usePlusMembership();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const press = async (): Promise<void> => {
    setRefusal(null);
    setRefusal(await join());
  };
  return (
    <>
      <FormRefusal text={refusal && refusalText(translate, refusal)} />
      <Button variant="secondary" className={css.tileAction} onClick={press}>
        {t('plus.join')}
      </Button>
    </>
  );
};
