import type { ContentEntry } from '../api.ts';
import { moment } from '../parts/moment.ts';

type State = Pick<ContentEntry, 'version' | 'live_version' | 'due_at' | 'due_problem'>;

/** How far an entry is, in words. */
export function stateText(
  { version, live_version: live, due_at: due, due_problem: problem }: State,
  translate: (key: string, values?: object) => string,
): string {
  if (due !== null) return translate('content.due', { time: moment(due) });
  if (problem !== null) return translate('content.refused', { problem: translate(`field.${problem}`) });
  if (version === 0) return translate('content.untouched');
  return version === live ? translate('content.live', { version }) : translate('content.draft', { version });
}
