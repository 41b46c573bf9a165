import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './tabs.css.ts';

/** One tab with its content. */
export interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Id of the tab shown first. */
  readonly first?: string;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs by the ARIA pattern: one stop of the Tab key, arrows between the tabs. Hidden panels stay in the page for its search. */
export const Tabs = ({ label, items, first }: TabsProps): ReactNode => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(first ?? items[0]?.id);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const next =
      step &&
      items[
        step(
          items.findIndex(({ id }) => id === chosen),
          items.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {items.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            data-tab={id}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            className={css.tab}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          className={css.panel}
          hidden={id !== chosen}
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </div>
  );
};
