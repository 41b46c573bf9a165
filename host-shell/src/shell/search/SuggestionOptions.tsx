import { Icon } from 'shared-ui/icon';
import type { Search } from 'shared-ui/icons';
import { createContext, useContext, useId, type MouseEvent, type ReactNode } from 'react';
import { useShellCommands } from '../shell-commands.ts';
import { resultsPath } from './search-rules.ts';
import * as css from './search.css.ts';

/** The id of the option that the arrow keys have reached. */
export const ActiveOption = createContext<string | null>(null);

/** Options under a title. */
export const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <div id={id} className={css.groupTitle}>
        {title}
      </div>
      {children}
    </div>
  );
};

interface OptionProps {
  readonly href: string | undefined;
  readonly lang?: 'pl' | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A link that the arrow keys reach; the focus stays in the field. */
export const Option = ({ href, lang, onClick, children }: OptionProps): ReactNode => {
  const id = useId();
  return (
    <a id={id} role="option" aria-selected={useContext(ActiveOption) === id} tabIndex={-1} href={href} lang={lang} onClick={onClick}>
      {children}
    </a>
  );
};

interface PhrasesProps {
  readonly title: string;
  readonly phrases: readonly string[];
  readonly icon: typeof Search;
  readonly lang?: 'pl';
}

/** Queries as options: a press searches for them. */
export const Phrases = ({ title, phrases, icon, lang }: PhrasesProps): ReactNode => {
  const { runSearch } = useShellCommands();
  return (
    <Group title={title}>
      {phrases.map((phrase) => (
        <Option
          key={phrase}
          lang={lang}
          href={resultsPath(phrase) ?? undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            runSearch(phrase);
          }}
        >
          <Icon of={icon} size={18} className={css.icon} />
          {phrase}
        </Option>
      ))}
    </Group>
  );
};
