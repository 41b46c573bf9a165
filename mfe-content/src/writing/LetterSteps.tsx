import { useCallback, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { FormRefusal } from 'shared-ui/form-refusal';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { afterFlush, type LetterState } from './letter-state.ts';
import type { Flushed, KeptLetter, LetterOutbox } from './outbox.ts';
import { Sent } from './Sent.tsx';
import { useOutbox, type LetterKind } from './use-outbox.ts';
import * as css from './writing.css.ts';

/** What is said of a letter that was sent, waits, or was refused. */
type LetterText = 'done' | 'doneText' | 'again' | 'kept' | 'keptText' | 'keptSent' | 'refused' | 'correct';

/** What the form of a letter gets. */
export interface LetterFormProps<Kept extends KeptLetter> {
  /** What the form begins with. */
  readonly begun: Kept | undefined;
  readonly outbox: LetterOutbox<Kept>;
  readonly onState: (next: (now: LetterState<Kept>) => LetterState<Kept>) => void;
}

interface LetterStepsProps<Kept extends KeptLetter> {
  /** Stable. */
  readonly kind: LetterKind<Kept>;
  /** Translates by the catalogue of the kind. */
  readonly t: (text: LetterText) => string;
  readonly children: (form: LetterFormProps<Kept>) => ReactNode;
}

/** J-261, J-321: a form of a letter to the shop, and what becomes of it; without a connection it waits in the browser. */
export function LetterSteps<Kept extends KeptLetter & { readonly comment: string }>({
  kind,
  t,
  children,
}: LetterStepsProps<Kept>): ReactNode {
  const [state, setState] = useState<LetterState<Kept>>({ step: 'writing', hasTyped: false });
  const onFlushed = useCallback((flushed: Flushed<Kept>) => setState((now) => afterFlush(now, flushed)), []);
  const outbox = useOutbox(kind, onFlushed);
  const again = { again: t('again'), onAgain: () => setState({ step: 'writing', hasTyped: false }) };
  switch (state.step) {
    case 'writing':
      return children({ begun: state.letter, outbox, onState: setState });
    case 'refused': {
      const onCorrect = (): void => {
        outbox.forget(state.letter);
        setState({ step: 'writing', hasTyped: true, letter: state.letter });
      };
      return <Refused comment={state.letter.comment} t={t} onCorrect={onCorrect} />;
    }
    case 'kept':
      return <Sent title={t('kept')} text={t('keptText')} {...again} />;
    case 'sent':
    case 'kept-sent':
      return <Sent title={t(state.step === 'sent' ? 'done' : 'keptSent')} text={t('doneText')} {...again} />;
  }
}

interface RefusedProps {
  readonly comment: string;
  readonly t: (text: LetterText) => string;
  readonly onCorrect: () => void;
}

/** A letter that waited and that the shop does not accept: what was written is not lost. */
const Refused = ({ comment, t, onCorrect }: RefusedProps): ReactNode => {
  const element = useInitialFocus<HTMLDivElement>();
  return (
    <div ref={element} className={css.form} tabIndex={-1}>
      <FormRefusal text={t('refused')} />
      <blockquote className={css.written}>{comment}</blockquote>
      <Button className={css.submit} onClick={onCorrect}>
        {t('correct')}
      </Button>
    </div>
  );
};
