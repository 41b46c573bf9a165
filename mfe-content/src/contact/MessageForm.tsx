import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { MESSAGE_OUTBOX } from 'shared-contracts/storage';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { FormRefusal } from 'shared-ui/form-refusal';
import { Select } from 'shared-ui/select';
import { useContentCalls } from '../pages/use-rest.ts';
import { reportTexts } from '../report-error/texts.ts';
import { afterSending } from '../writing/after-sending.ts';
import { typed } from '../writing/letter-state.ts';
import { LetterSteps, type LetterFormProps } from '../writing/LetterSteps.tsx';
import { lettersIn, type KeptMessage } from '../writing/outbox.ts';
import type { LetterKind } from '../writing/use-outbox.ts';
import { failureOf, parseProblem } from '../writing/writer-rules.ts';
import { Trap, WriterFields } from '../writing/WriterFields.tsx';
import * as css from '../writing/writing.css.ts';
import { messageSchema } from './message-rules.ts';
import { messageTexts } from './texts.ts';
import type { Topic } from './topics.ts';

interface MessageFormProps {
  readonly topics: readonly Topic[];
  /** The topic that the address asks for. */
  readonly topic: Topic | undefined;
}

const messages: LetterKind<KeptMessage> = {
  keptIn: (storage) => lettersIn(storage, MESSAGE_OUTBOX),
  send: (calls, { refused: _refused, ...message }) => calls.sendMessage(message),
};

/** J-261: a message to the shop; without a connection it waits in the browser. */
export default function MessageForm({ topics, topic }: MessageFormProps): ReactNode {
  const t = useTexts(messageTexts);
  return (
    <LetterSteps kind={messages} t={t}>
      {(form) => <Form topics={topics} topic={topic} {...form} />}
    </LetterSteps>
  );
}

const Form = ({ topics, topic, begun, outbox, onState }: MessageFormProps & LetterFormProps<KeptMessage>): ReactNode => {
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
    send: async ({ website, ...values }) => {
      const letter = { ...values, key: key.current };
      const answer = await calls().sendMessage({ ...letter, website });
      return afterSending(answer, { letter: { ...letter, refused: false }, website, outbox, onState });
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
