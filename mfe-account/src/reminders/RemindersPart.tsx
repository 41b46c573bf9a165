import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Bell } from 'shared-ui/icons';
import { LiveRegion } from 'shared-ui/live-region';
import { Panel } from 'shared-ui/page-container';
import { Pagination } from 'shared-ui/pagination';
import * as account from '../account/account.css.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { pageOf } from '../orders/page-of.ts';
import { REMINDERS_PATH } from '../paths.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { RatingReminder } from './RatingReminder.tsx';
import { ReminderRows } from './ReminderRows.tsx';
import { reminderTexts } from './texts.ts';
import * as css from './reminders.css.ts';

const PER_PAGE = 10;

const readReminders = (commerce: Commerce): ReturnType<Commerce['readReminders']> => commerce.readReminders();

/** J-309: what the customer waits for: products that are sold out, and such that may get cheaper. */
export default function RemindersPart(): ReactNode {
  const t = useTexts(reminderTexts);
  const { answer, reload, setValue } = useRequest(readReminders);
  const asked = pageOf(useLocation().search);
  const [said, setSaid] = useState('');
  const lead = useRef<HTMLParagraphElement>(null);
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const reminders = answer.value;
  const pages = Math.max(1, Math.ceil(reminders.length / PER_PAGE));
  // The last one of the last page may just have ended.
  const page = Math.min(asked, pages);
  const shown = reminders.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const ended = (left: typeof reminders): void => {
    setValue(left);
    setSaid(t('ended'));
    // Its row has gone, and the button with it.
    lead.current?.focus();
  };
  return (
    <div className={account.stack}>
      <Panel>
        <LiveRegion message={said} />
        <p ref={lead} tabIndex={-1} className={css.lead}>
          {t('lead')}
        </p>
        {reminders.length === 0 ? (
          <EmptyState icon={Bell} title={t('none')} text={t('noneText')}>
            <ButtonLink to="/" variant="secondary">
              {t('shop')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <Suspense fallback={<LoadingPart />}>
            <ReminderRows key={page} reminders={shown} onEnded={ended} />
          </Suspense>
        )}
        <Pagination page={page} pages={pages} hrefOf={(to) => (to > 1 ? `${REMINDERS_PATH}?p=${to}` : REMINDERS_PATH)} />
      </Panel>
      <RatingReminder />
    </div>
  );
}
