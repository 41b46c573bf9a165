import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { raiseNotice, useTexts } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import { Panel } from 'shared-ui/page-container';
import { refusalText } from '../forms/form-texts.ts';
import { useCommerce, type Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { reminderTexts } from './texts.ts';
import * as css from './reminders.css.ts';

// One notice, however often it is pressed.
const NOTICE = 'rating-reminder';

const readRatingReminder = (commerce: Commerce): ReturnType<Commerce['readRatingReminder']> => commerce.readRatingReminder();

/** J-312: the customer's consent to one e-mail about a rating that was not given; nothing as long as it is not known. */
export const RatingReminder = (): ReactNode => {
  const t = useTexts(reminderTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const raise = useSetAtom(raiseNotice);
  const { endRefusedSession } = useSession();
  const { answer, setValue } = useRequest(readRatingReminder);
  if (answer.state !== 'ready') return null;
  const isOn = answer.value.is_on;
  const toggle = async (): Promise<void> => {
    const changed = await commerce().setRatingReminder(!isOn);
    if (changed.ok) {
      setValue(changed.value);
      return raise({ type: 'success', topic: 'account', id: NOTICE, content: t(changed.value.is_on ? 'rating.on' : 'rating.off') });
    }
    endRefusedSession(changed.error);
    raise({ type: 'error', topic: 'account', id: NOTICE, content: refusalText(translate, changed.error) });
  };
  return (
    <Panel aria-labelledby="rating-reminder">
      <h2 id="rating-reminder" className={css.title}>
        {t('rating.title')}
      </h2>
      <Checkbox checked={isOn} onChange={() => void toggle()}>
        {t('rating.ask')}
      </Checkbox>
    </Panel>
  );
};
