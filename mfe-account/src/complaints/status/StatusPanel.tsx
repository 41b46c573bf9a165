import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type ApiError } from 'shared-contracts';
import { requiredText } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { Panel } from 'shared-ui/page-container';
import { TextField } from 'shared-ui/text-field';
import { object } from 'valibot';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { texts } from '../../texts.ts';
import * as page from '../complaints.css.ts';
import { complaintTexts } from '../texts.ts';
import { ComplaintStatus, type ReadComplaint } from './ComplaintStatus.tsx';
import * as css from './status.css.ts';

const schema = object({ complaintNumber: requiredText(40) });

/** B-07, A-52: how a complaint stands, by its number. The link of an e-mail (`?numer=`) asks by itself. */
export const StatusPanel = (): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const [found, setFound] = useState<ReadComplaint | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ complaintNumber }) => {
      setFound(null);
      const answer = await commerce().complaintStatus(complaintNumber);
      if (answer.ok) setFound(answer.value);
      return answer.ok ? null : answer.error;
    },
  });
  const linked = new URLSearchParams(useLocation().search).get('numer') ?? '';
  const { submit } = form;
  const ask = useRef(submit);
  useEffect(() => void (ask.current = submit));
  useEffect(() => {
    if (linked === '' || input.current === null) return;
    input.current.value = linked;
    void ask.current();
  }, [linked]);
  const errorText = (_t: FormTranslate, error: ApiError): string => refusalText(translate, error);
  return (
    <Panel className={css.panel}>
      <h2 className={page.wayTitle}>{t('status.title')}</h2>
      <div className={css.form}>
        <FormFrame form={form} submit={t('status.submit')} errorText={errorText}>
          <TextField
            ref={input}
            label={t('status.number')}
            hint={t('status.hint')}
            name="complaintNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...errorOf(form, 'complaintNumber', translate)}
          />
        </FormFrame>
      </div>
      {found !== null && <ComplaintStatus key={found.complaintNumber} complaint={found} />}
    </Panel>
  );
};
