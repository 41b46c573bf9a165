import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type ApiError } from 'shared-contracts';
import { requiredEmail, requiredText } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { Panel } from 'shared-ui/page-container';
import * as v from 'valibot';
import { OrderNumberField } from '../../cases/OrderNumberField.tsx';
import { EmailField } from '../../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { OrderTelephoneField, orderTelephone } from '../../forms/OrderTelephoneField.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import { withdrawalTexts } from '../texts.ts';
import * as css from '../withdrawal.css.ts';
import type { FoundOrder } from './choice.ts';

interface FindOrderProps {
  readonly isCustomer: boolean;
  readonly onFound: (order: FoundOrder) => void;
}

const number = requiredText(40);
// Rules of fields that are not asked are left out; both forms have the same type.
const schemaOf = (asksProof: boolean) =>
  v.object({ number, email: asksProof ? requiredEmail() : v.pipe(v.string()), telephone: asksProof ? orderTelephone : v.pipe(v.string()) });

/** The order: one of the customer's own, or by number, e-mail and telephone number. The link of an order (`?zamowienie=`) has filled in the number. */
export const FindOrder = ({ isCustomer, onFound }: FindOrderProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const start = new URLSearchParams(useLocation().search).get('zamowienie') ?? undefined;
  // An order from before the account is found as a guest finds it.
  const [isForeign, setIsForeign] = useState(false);
  const asksProof = !isCustomer || isForeign;
  const form = useForm({
    schema: schemaOf(asksProof),
    parseProblem,
    send: async (values) => {
      const proof = asksProof ? { email: values.email, telephone: values.telephone } : null;
      const answer = await commerce().withdrawableOrder({ number: values.number, ...proof });
      if (answer.ok) {
        onFound({ ...answer.value, proof });
        return null;
      }
      endRefusedSession(answer.error);
      if (answer.error.status === 404) setIsForeign(true);
      return answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string =>
    error.status === 404 ? t('find.unknown') : refusalText(translate, error);
  return (
    <Panel className={css.panel}>
      <h2 className={css.title}>{t('find.title')}</h2>
      <div className={css.narrow}>
        <FormFrame form={form} submit={t('find.submit')} errorText={errorText}>
          <OrderNumberField
            name="number"
            isCustomer={isCustomer && !isForeign}
            labels={{ number: t('find.number'), choose: t('find.choose'), none: t('find.none'), of: (order) => t('find.of', order) }}
            start={start}
            error={errorOf(form, 'number', translate)}
          />
          {asksProof && <EmailField form={form} autoComplete="email" />}
          {asksProof && <OrderTelephoneField {...errorOf(form, 'telephone', translate)} />}
        </FormFrame>
      </div>
    </Panel>
  );
};
