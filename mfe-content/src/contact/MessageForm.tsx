import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { Select } from 'shared-ui/select';
import { useContentCalls } from '../pages/use-rest.ts';
import { reportTexts } from '../report-error/texts.ts';
import { Sent } from '../writing/Sent.tsx';
import { failureOf, parseProblem } from '../writing/writer-rules.ts';
import { Trap, WriterFields } from '../writing/WriterFields.tsx';
import * as css from '../writing/writing.css.ts';
import { messageSchema } from './message-rules.ts';
import type { MessageOutbox } from './message-outbox.ts';
import { messageTexts } from './texts.ts';
import type { Topic } from './topics.ts';
import { useMessageOutbox } from './use-message-outbox.ts';

interface MessageFormProps {
  readonly topics: readonly Topic[];
  /** The topic that the address asks for. */
  readonly topic: Topic | undefined;
}

type State = 'writing' | 'sent' | 'kept' | 'kept-sent';

/** J-261: a message to the shop; without a connection it waits in the browser. */
export default function MessageForm({ topics, topic }: MessageFormProps): ReactNode {
  const t = useTexts(messageTexts);
  const [state, setState] = useState<State>('writing');
  // A message that waited has arrived; what is being written stays.
  const onSent = useCallback(() => setState((now) => (now === 'kept' ? 'kept-sent' : now)), []);
  const outbox = useMessageOutbox(onSent);
  if (state === 'writing') return <Form key={topic?.element_id} topics={topics} topic={topic} outbox={outbox} onState={setState} />;
  const again = { again: t('again'), onAgain: () => setState('writing') };
  if (state === 'kept') return <Sent title={t('kept')} text={t('keptText')} {...again} />;
  return <Sent title={t(state === 'sent' ? 'done' : 'keptSent')} text={t('doneText')} {...again} />;
}

interface FormProps extends MessageFormProps {
  readonly outbox: MessageOutbox;
  readonly onState: (state: State) => void;
}

const Form = ({ topics, topic, outbox, onState }: FormProps): ReactNode => {
  const t = useTexts(messageTexts);
  const ofReports = useTexts(reportTexts);
  const calls = useContentCalls();
  // Pressed again, it is the same message.
  const key = useRef(crypto.randomUUID());
  const { props, busy, problems, error } = useForm({
    schema: messageSchema,
    parseProblem,
    send: async (values) => {
      const message = { ...values, key: key.current };
      const answer = await calls().sendMessage(message);
      if (answer.ok) onState('sent');
      // What a program has written does not wait.
      else if (failureOf(answer.error) !== 'network' || values.website !== '' || !outbox.keep(message)) return answer.error;
      else onState('kept');
      return null;
    },
  });
  return (
    <form {...props} className={css.form} aria-label={t('form')}>
      <Select
        label={t('topic')}
        name="topic"
        required
        defaultValue={topic?.additional_data_1 ?? ''}
        options={[{ value: '', text: t('topicChoose') }, ...topics.map(({ additional_data_1: value, name }) => ({ value, text: name }))]}
        {...(problems.topic !== undefined && { error: ofReports(`problem.${problems.topic}`) })}
      />
      <WriterFields problems={problems} emailHint={t('emailHint')} comment={{ label: t('comment') }} />
      <Trap />
      <div role="alert">{error && <p className={css.failure}>{ofReports(`failure.${failureOf(error)}`)}</p>}</div>
      <Button type="submit" size="large" busy={busy} className={css.submit}>
        {t('send')}
      </Button>
    </form>
  );
};
