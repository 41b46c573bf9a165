import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { FormRefusal } from 'shared-ui/form-refusal';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { Select } from 'shared-ui/select';
import { useContentCalls } from '../pages/use-rest.ts';
import { reportTexts } from '../report-error/texts.ts';
import { Sent } from '../writing/Sent.tsx';
import { failureOf, parseProblem } from '../writing/writer-rules.ts';
import { Trap, WriterFields } from '../writing/WriterFields.tsx';
import * as css from '../writing/writing.css.ts';
import { messageSchema } from './message-rules.ts';
import type { Flushed, KeptMessage, MessageOutbox } from './message-outbox.ts';
import { messageTexts } from './texts.ts';
import type { Topic } from './topics.ts';
import { useMessageOutbox } from './use-message-outbox.ts';

interface MessageFormProps {
  readonly topics: readonly Topic[];
  /** The topic that the address asks for. */
  readonly topic: Topic | undefined;
}

type State =
  | { readonly step: 'writing'; readonly hasTyped: boolean; /** What the form begins with. */ readonly message?: KeptMessage }
  | { readonly step: 'sent' | 'kept' | 'kept-sent' }
  | { readonly step: 'refused'; readonly message: KeptMessage };

const start: State = { step: 'writing', hasTyped: false };

/** Messages that waited were sent or refused; what is being written stays. */
function afterFlush(now: State, { sent, refused: [refused] }: Flushed): State {
  const isFree = now.step === 'kept' || (now.step === 'writing' && !now.hasTyped);
  if (isFree && refused !== undefined) return { step: 'refused', message: refused };
  return now.step === 'kept' && sent > 0 ? { step: 'kept-sent' } : now;
}

/** J-261: a message to the shop; without a connection it waits in the browser. */
export default function MessageForm({ topics, topic }: MessageFormProps): ReactNode {
  const t = useTexts(messageTexts);
  const [state, setState] = useState<State>(start);
  const onFlushed = useCallback((flushed: Flushed) => setState((now) => afterFlush(now, flushed)), []);
  const outbox = useMessageOutbox(onFlushed);
  const again = { again: t('again'), onAgain: () => setState(start) };
  switch (state.step) {
    case 'writing':
      return <Form topics={topics} topic={topic} message={state.message} outbox={outbox} onState={setState} />;
    case 'refused': {
      const onCorrect = (): void => {
        outbox.forget(state.message);
        setState({ step: 'writing', hasTyped: true, message: state.message });
      };
      return <Refused comment={state.message.comment} onCorrect={onCorrect} />;
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
  readonly onCorrect: () => void;
}

/** A message that waited and that the shop does not accept: what was written is not lost. */
const Refused = ({ comment, onCorrect }: RefusedProps): ReactNode => {
  const t = useTexts(messageTexts);
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

interface FormProps extends MessageFormProps {
  readonly message: KeptMessage | undefined;
  readonly outbox: MessageOutbox;
  readonly onState: (next: (now: State) => State) => void;
}

const typed = (now: State): State => (now.step === 'writing' && !now.hasTyped ? { ...now, hasTyped: true } : now);

const Form = ({ topics, topic, message: begun, outbox, onState }: FormProps): ReactNode => {
  const t = useTexts(messageTexts);
  const ofReports = useTexts(reportTexts);
  const calls = useContentCalls();
  // Pressed again, it is the same message.
  const key = useRef(begun?.key ?? crypto.randomUUID());
  const asked = topic?.additional_data_1 ?? '';
  // Another address brings its topic; nothing else of the form changes with it.
  const [choice, setChoice] = useState({ asked, topic: begun?.topic ?? asked });
  if (choice.asked !== asked) setChoice({ asked, topic: asked });
  const { props, busy, problems, error } = useForm({
    schema: messageSchema,
    parseProblem,
    send: async (values) => {
      const message = { ...values, key: key.current };
      const answer = await calls().sendMessage(message);
      if (answer.ok) onState(() => ({ step: 'sent' }));
      // What a program has written does not wait.
      else if (failureOf(answer.error) !== 'network' || values.website !== '' || !outbox.keep(message)) return answer.error;
      else onState(() => ({ step: 'kept' }));
      return null;
    },
  });
  return (
    <form
      {...props}
      className={css.form}
      aria-label={t('form')}
      onInput={(event) => {
        props.onInput(event);
        onState(typed);
      }}
    >
      <Select
        label={t('topic')}
        name="topic"
        required
        value={choice.topic}
        onChange={({ target }) => setChoice({ asked, topic: target.value })}
        options={[{ value: '', text: t('topicChoose') }, ...topics.map(({ additional_data_1: value, name }) => ({ value, text: name }))]}
        {...(problems.topic !== undefined && { error: ofReports(`problem.${problems.topic}`) })}
      />
      <WriterFields problems={problems} emailHint={t('emailHint')} comment={{ label: t('comment') }} written={begun} />
      <Trap />
      <FormRefusal text={error && ofReports(`failure.${failureOf(error)}`)} />
      <Button type="submit" size="large" busy={busy} className={css.submit}>
        {t('send')}
      </Button>
    </form>
  );
};
