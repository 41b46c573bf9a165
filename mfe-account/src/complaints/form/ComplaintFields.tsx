import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { parseApiError, userAtom, useTexts } from 'shared-contracts';
import {
  COMPLAINT_BUYERS,
  COMPLAINT_DEMANDS,
  RETURN_WAYS,
  type ComplaintBuyer,
  type ComplaintChannel,
  type ComplaintDemand,
  type PurchaseProof,
  type ReturnWay,
} from 'shared-contracts/complaints';
import { Checkbox } from 'shared-ui/checkbox';
import { useForm } from 'shared-ui/form';
import { Panel } from 'shared-ui/page-container';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import { useComplaintFiles } from '../files/use-complaint-files.ts';
import { complaintTexts } from '../texts.ts';
import { ClaimantPart } from './ClaimantPart.tsx';
import { complaintSchema, proofsOf } from './complaint-rules.ts';
import { complaintToSubmit } from './complaint-to-submit.ts';
import { DefectPart } from './DefectPart.tsx';
import { DemandPart } from './DemandPart.tsx';
import { PurchasePart } from './PurchasePart.tsx';
import { filesIn, knownOf, oneOf } from './start-values.ts';
import type { SubmittedComplaint } from './Submitted.tsx';
import { useComplaintDraft } from './use-complaint-draft.ts';

interface ComplaintFieldsProps {
  readonly channel: ComplaintChannel;
  readonly isCustomer: boolean;
  readonly onSubmitted: (complaint: SubmittedComplaint) => void;
}

/** `YYYY-MM-DD` where the browser is. */
const dayNow = (): string => new Date().toLocaleDateString('sv-SE');

/** ∅09: all that is asked for a complaint, on one page. */
export const ComplaintFields = ({ channel, isCustomer, onSubmitted }: ComplaintFieldsProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const known = knownOf(useAtomValue(userAtom));
  const draft = useComplaintDraft(channel);
  const [start] = useState(() => ({ ...known, ...draft.values }));
  const [today] = useState(dayNow);
  const proofs = proofsOf(channel);
  const [proof, setProof] = useState<PurchaseProof>(() => oneOf(proofs, start['proof'], proofs[0] ?? 'other'));
  const [buyer, setBuyer] = useState<ComplaintBuyer>(() => oneOf(COMPLAINT_BUYERS, start['buyer'], 'consumer'));
  const [demand, setDemand] = useState<ComplaintDemand>(() => oneOf(COMPLAINT_DEMANDS, start['demand'], 'repair'));
  const [way, setWay] = useState<ReturnWay>(() => oneOf(RETURN_WAYS, start['return_way'], 'courier'));

  const element = useRef<HTMLFormElement | null>(null);
  const keep = useCallback(() => draft.keep(element.current), [draft]);
  const files = useComplaintFiles({ kept: filesIn(start), onChange: keep });
  const form = useForm({
    schema: complaintSchema({ channel, proof, buyer, demand, way }, today),
    parseProblem,
    send: async (values) => {
      const ids = await files.sent();
      if (ids === null) return parseApiError(400, { code: 'files_wait', message: t('files.wait') });
      const answer = await commerce().submitComplaint(complaintToSubmit(values, channel, ids));
      if (!answer.ok) {
        // The form stays as it is, and is a guest's from now on.
        endRefusedSession(answer.error);
        return answer.error;
      }
      draft.drop();
      onSubmitted({ number: answer.value.complaintNumber, email: values.email });
      return null;
    },
  });
  const { ref, onInput } = form.props;
  const kept = {
    ...form,
    props: {
      ...form.props,
      onInput: (event: Parameters<typeof onInput>[0]) => {
        element.current = ref.current;
        keep();
        onInput(event);
      },
    },
  };
  const part = { form, start, today };
  return (
    <Panel>
      <FormFrame form={kept} submit={t('submit')}>
        <PurchasePart {...part} proofs={proofs} proof={proof} onProof={setProof} isCustomer={isCustomer} />
        <DefectPart {...part} files={files} />
        <DemandPart {...part} buyer={buyer} demand={demand} onDemand={setDemand} way={way} onWay={setWay} />
        <ClaimantPart {...part} buyer={buyer} onBuyer={setBuyer} asksEmail={proof !== 'order'} />
        <Checkbox name="checked_terms" required {...errorOf(form, 'checked_terms', translate)}>
          {t('terms')}
        </Checkbox>
      </FormFrame>
    </Panel>
  );
};
