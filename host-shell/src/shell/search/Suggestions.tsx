import { useTexts } from 'shared-contracts';
import { LiveRegion } from 'shared-ui/live-region';
import { useId, type ReactNode, type RefObject } from 'react';
import { useQuery } from 'urql';
import { SearchSuggestionsDocument } from '../../graphql/generated.ts';
import { layerTexts } from '../layer-texts/index.ts';
import { useSearchHistory } from '../shopper.ts';
import { cleanQuery } from './search-rules.ts';
import { ActiveOption } from './SuggestionOptions.tsx';
import { Beginnings, Results, countOf } from './SuggestionResults.tsx';
import { useLeaving } from './use-leaving.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { useSettled } from './use-settled.ts';
import * as css from './search.css.ts';

/** Fewer letters fit everything. */
const MIN_LETTERS = 2;

interface SuggestionsProps {
  readonly query: string;
  /** The search bar; floating suggestions close when the focus or a press leaves it. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly look: 'floating' | 'inline';
  readonly onClose: () => void;
}

/** What fits the letters typed so far; before that, what was searched last (D-11) and what is popular. */
const Suggestions = ({ query, bar, look, onClose }: SuggestionsProps): ReactNode => {
  const t = useTexts(layerTexts);
  const listId = useId();
  const history = useSearchHistory();
  useLeaving(bar, look === 'floating', onClose);
  const typed = useSettled(cleanQuery(query));
  const asked = typed.length < MIN_LETTERS ? '' : typed;
  const isTyped = asked !== '';
  // Two queries: while an answer is awaited a query keeps its last one, and what is popular is no suggestion for what was typed.
  const [{ data: beginning }] = useQuery({ query: SearchSuggestionsDocument, variables: { query: '' }, pause: isTyped });
  const [{ data, fetching }] = useQuery({ query: SearchSuggestionsDocument, variables: { query: asked }, pause: !isTyped });
  const found = isTyped ? data?.searchSuggestions : undefined;
  const popular = beginning?.searchSuggestions.phrases ?? [];
  const hasBeginnings = !isTyped && (history.length > 0 || popular.length > 0);
  const options = hasBeginnings ? (
    <Beginnings history={history} popular={popular} />
  ) : found && countOf(found) > 0 ? (
    <Results found={found} />
  ) : null;
  // what cannot be fetched is not there; the search itself goes on.
  const message = options === null && found && !fetching ? t('search.nothing', { query: asked }) : null;
  const isOpen = options !== null;
  const active = useOptionKeys({ bar, listId, isOpen, isShown: isOpen || message !== null, content: found ?? beginning, onClose });
  const className = look === 'floating' ? css.floating : css.inline;
  return (
    <>
      <LiveRegion message={found && !fetching ? t('search.count', { count: countOf(found) }) : ''} />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('search.phrases')} className={className}>
          <ActiveOption value={active}>{options}</ActiveOption>
        </div>
      )}
      {message !== null && (
        <div className={className}>
          <p className={css.message}>{message}</p>
        </div>
      )}
    </>
  );
};

export default Suggestions;
