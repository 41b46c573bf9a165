import { useTranslate } from 'ra-core';
import type { ContentEntry, ContentKind } from '../api.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useChange } from '../parts/use-change.ts';
import { contentCalls } from './content-calls.ts';

interface VersionsProps {
  readonly kind: ContentKind;
  readonly entryKey: string;
  readonly entry: ContentEntry;
  readonly onDone: (entry: ContentEntry) => void;
  readonly onOutdated: (message: string) => Promise<void>;
}

/** J-217: every version that was saved, by whom and when; an earlier one comes back by one press. */
export const Versions = ({ kind, entryKey, entry, onDone, onOutdated }: VersionsProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const { version, live_version: live, versions } = entry;
  if (versions.length === 0) return null;
  return (
    <Table
      caption={translate('content.versions')}
      head={(['version', 'when', 'who', 'actions'] as const).map((key) => ({ key, text: translate(`content.${key}`) }))}
    >
      {versions.map(({ number, saved_at: at, by, restored }) => (
        <tr key={number}>
          <th scope="row" className={styles.cell}>
            {number} {number === live && <span className={styles.badge}>{translate('content.isLive')}</span>}
          </th>
          <td className={styles.steady}>{moment(at)}</td>
          <td className={styles.cell}>
            <bdi>{by ?? translate('audit.server')}</bdi>
            {restored !== null && ` · ${translate('content.restoredFrom', { number: restored })}`}
          </td>
          <td className={styles.cell}>
            {number !== live && (
              <button
                type="button"
                className={styles.button.plain}
                aria-disabled={isPending}
                aria-label={translate('content.restoreNamed', { number })}
                onClick={() =>
                  void run({
                    call: () => contentCalls.restore(kind, entryKey, { version, number }),
                    told: 'content.restored',
                    onDone,
                    onOutdated,
                  })
                }
              >
                {translate('content.restore')}
              </button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
};
