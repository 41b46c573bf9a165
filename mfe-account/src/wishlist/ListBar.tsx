import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Suspense } from 'react';
import { listName } from './list-name.ts';
import type { ListTask } from './lists/list-dialog-props.ts';
import { wishlistTexts } from './texts.ts';
import type { KeptItem, KeptList, WishlistStore } from './use-wishlist.ts';
import * as css from './wishlist.css.ts';

const ListDialog = lazyPart(() => import('./lists/ListDialog.tsx'), FailedDialog);

interface ListBarProps {
  readonly store: WishlistStore;
  /** Of all lists. */
  readonly items: readonly KeptItem[];
  /** The chosen one. */
  readonly list: KeptList;
  readonly onChoose: (listId: number) => void;
}

/** J-173: chooses a list, and what is done with it. */
export const ListBar = ({ store, items, list, onChoose }: ListBarProps): ReactNode => {
  const t = useTexts(wishlistTexts);
  const [task, setTask] = useState<ListTask | null>(null);
  const { lists } = store.wishlist;
  const countOf = (id: number): number => items.filter(({ list_id: of }) => of === id).length;
  const own: readonly ListTask[] = list.list_id === 0 ? ['share'] : ['share', 'rename', 'delete'];
  return (
    <div className={css.bar}>
      {lists.length > 1 && (
        <div role="group" aria-label={t('lists')} className={css.lists}>
          {lists.map((one) => (
            <button
              key={one.list_id}
              type="button"
              className={css.list}
              aria-pressed={one.list_id === list.list_id}
              onClick={() => onChoose(one.list_id)}
            >
              {t('count', { name: listName(one, t), count: countOf(one.list_id) })}
            </button>
          ))}
        </div>
      )}
      <div className={css.tools}>
        <Button variant="quiet" size="small" onClick={() => setTask('create')}>
          {t('new')}
        </Button>
        {own.map((name) => (
          <Button key={name} variant="quiet" size="small" onClick={() => setTask(name)}>
            {t(name)}
          </Button>
        ))}
      </div>
      {task !== null && (
        <Suspense>
          <ListDialog
            key={task}
            task={task}
            list={list}
            count={countOf(list.list_id)}
            store={store}
            onClose={() => setTask(null)}
            onMade={onChoose}
          />
        </Suspense>
      )}
    </div>
  );
};
