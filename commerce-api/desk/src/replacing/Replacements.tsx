import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { TextReplaced } from '../api.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useChange } from '../parts/use-change.ts';
import { replaceCalls } from './replace-calls.ts';

interface ReplacementsProps {
  /** To be called when one was taken back. */
  readonly onUndone: (outcome: TextReplaced) => Promise<void>;
}

/** J-293: the newest replacements, each taken back as a whole by one press. */
export const Replacements = ({ onUndone }: ReplacementsProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const { data, error, refetch } = useQuery({ queryKey: ['replacements'], queryFn: replaceCalls.list });
  if (error !== null) return <LoadFailure message={error.message} onRetry={refetch} />;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section>
      <h2 className={styles.cardTitle}>{translate('replacing.history')}</h2>
      <Table
        caption={translate('replacing.historyCaption')}
        head={(['what', 'when', 'who', 'count', 'undo'] as const).map((key) => ({ key, text: translate(`replacing.${key}`) }))}
      >
        {data.items.map(({ id, search, replacement, made_at: at, by, changed, undone_at: undoneAt, undone_by: undoneBy }) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {translate('replacing.fromTo', { search, replacement: replacement === '' ? translate('replacing.nothing') : replacement })}
            </th>
            <td className={styles.cell}>{moment(at)}</td>
            <td className={styles.cell}>
              <bdi>{by ?? ''}</bdi>
            </td>
            <td className={styles.cell}>{changed}</td>
            <td className={styles.cell}>
              {undoneAt === null ? (
                <button
                  type="button"
                  className={styles.button.danger}
                  aria-disabled={isPending}
                  aria-label={translate('replacing.undoNamed', { search, replacement })}
                  onClick={() =>
                    void run({
                      call: () => replaceCalls.undo(id),
                      told: 'replacing.undone',
                      onDone: onUndone,
                      onOutdated: async () => void (await refetch()),
                    })
                  }
                >
                  {translate('replacing.undoButton')}
                </button>
              ) : (
                translate('replacing.undoneBy', { time: moment(undoneAt), by: undoneBy ?? '' })
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
};
