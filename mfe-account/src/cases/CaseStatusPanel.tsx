import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type ApiError, type ApiResult } from 'shared-contracts';
import { requiredText } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { Panel } from 'shared-ui/page-container';
import { TextField } from 'shared-ui/text-field';
import { object } from 'valibot';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { useCommerce, type Commerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import * as css from './cases.css.ts';

interface CaseStatusPanelProps<Case> {
  readonly title: string;
  /** Of the field. */
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly read: (commerce: Commerce, number: string) => Promise<ApiResult<Case>>;
  readonly children: (found: Case) => ReactNode;
}

const schema = object({ caseNumber: requiredText(40) });

/** How a complaint or a withdrawal stands, by its number. The link of an e-mail (`?numer=`) asks by itself. */
export const CaseStatusPanel = <Case,>({
  title,
  label,
  hint,
  submit: submitText,
  read,
  children,
}: CaseStatusPanelProps<Case>): ReactNode => {
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const [found, setFound] = useState<Case | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ caseNumber }) => {
      setFound(null);
      const answer = await read(commerce(), caseNumber);
      if (answer.ok) setFound(answer.value);
      return answer.ok ? null : answer.error;
    },
  });
  // Another object after each navigation: the link of another e-mail about the same case asks again.
  const location = useLocation();
  const { submit } = form;
  const ask = useRef(submit);
  useEffect(() => void (ask.current = submit));
  useEffect(() => {
    const linked = new URLSearchParams(location.search).get('numer') ?? '';
    if (linked === '' || input.current === null) return;
    input.current.value = linked;
    void ask.current();
  }, [location]);
  const errorText = (_t: FormTranslate, error: ApiError): string => refusalText(translate, error);
  return (
    <Panel className={css.panel}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.form}>
        <FormFrame form={form} submit={submitText} errorText={errorText}>
          <TextField
            ref={input}
            label={label}
            hint={hint}
            name="caseNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...errorOf(form, 'caseNumber', translate)}
          />
        </FormFrame>
      </div>
      {found !== null && children(found)}
    </Panel>
  );
};
