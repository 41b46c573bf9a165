import type { ReactNode } from 'react';
import { parseApiError, useTexts, type ApiError } from 'shared-contracts';
import { grosze } from 'shared-contracts/money';
import { LONGEST_WITHDRAWAL_REASON, WITHDRAWAL_RETURN_WAYS } from 'shared-contracts/withdrawals';
import { Button } from 'shared-ui/button';
import { Choice } from 'shared-ui/choice';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { TextArea } from 'shared-ui/text-area';
import * as v from 'valibot';
import { accountRule } from '../../cases/account-rule.ts';
import { AccountField } from '../../cases/AccountField.tsx';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import type { FormTranslate } from '../../forms/form-texts.ts';
import { texts } from '../../texts.ts';
import { statusPath } from '../paths.ts';
import { withdrawalTexts } from '../texts.ts';
import * as css from '../withdrawal.css.ts';
import { chosenLines, piecesField, type ChoiceValues, type FoundOrder } from './choice.ts';
import { OrderLine } from './OrderLine.tsx';
import { PickupDay } from './PickupDay.tsx';
import { hasLarge, returnTexts } from './return-texts.ts';

interface ChooseLinesProps {
  readonly order: FoundOrder;
  readonly start: ChoiceValues;
  /** Something was withdrawn meanwhile, in another tab. */
  readonly hasChanged: boolean;
  readonly onChosen: (values: ChoiceValues) => void;
  readonly onBack: () => void;
}

/** Lines that can be withdrawn from. */
const openLines = ({ lines }: FoundOrder): FoundOrder['lines'] => lines.filter(({ excluded }) => excluded === null);

/** J-335: whether the day on which a courier collects large goods can be chosen. */
const offersPickup = (order: FoundOrder): boolean => hasLarge(openLines(order)) && (order.pickup_days ?? []).length > 0;

/** Without any piece the first line asks for one, beside what else is missing. */
const somePieces = (order: FoundOrder): v.RawCheckAction<Record<string, string>> =>
  v.rawCheck(({ dataset, addIssue }) => {
    const [first] = openLines(order);
    if (!dataset.typed || first === undefined || chosenLines(order, dataset.value).length > 0) return;
    const key = piecesField(first.line);
    addIssue({ message: 'required', path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] }] });
  });

/** The rules of the fields that this order asks for, by their names. */
function schemaOf(order: FoundOrder) {
  const { lines, asks_account: asksAccount, return_ways: ways = WITHDRAWAL_RETURN_WAYS } = order;
  const entries: Record<string, v.GenericSchema<string, string>> = {};
  for (const { line } of lines) entries[piecesField(line)] = v.string();
  entries['return_way'] = v.pipe(v.string(), v.picklist(ways, 'required'));
  if (offersPickup(order)) entries['pickup_on'] = v.string();
  if (asksAccount) entries['iban'] = accountRule();
  entries['reason'] = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_WITHDRAWAL_REASON, 'too-long'));
  return v.pipe(v.object(entries), somePieces(order));
}

/** Lines and pieces, how the goods come back, where the money goes. */
export const ChooseLines = ({ order, start, hasChanged, onChosen, onBack }: ChooseLinesProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const translate = useTexts(texts);
  const heading = useInitialFocus<HTMLHeadingElement>();
  const form = useForm({
    schema: schemaOf(order),
    parseProblem,
    send: async (values) => {
      // Only where no line can be chosen.
      if (chosenLines(order, values).length === 0) return parseApiError(400, { code: 'nothing_chosen' });
      onChosen(values);
      return null;
    },
  });
  const { number, closed, last_day: lastDay, days, delivery, asks_account: asksAccount, earlier, pickup_days: pickupDays = [] } = order;
  const { return_ways: ways = WITHDRAWAL_RETURN_WAYS } = order;
  const open = openLines(order);
  const errorText = (_t: FormTranslate, _error: ApiError): string => t('choose.nothing');
  const back = (
    <Button variant="secondary" size="large" onClick={onBack}>
      {t('back')}
    </Button>
  );
  return (
    <Panel className={css.panel}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('choose.title', { number })}
      </h2>
      {hasChanged && <p role="alert">{t('choose.changed')}</p>}
      <Deadline closed={closed} lastDay={lastDay} days={days} />
      {earlier.length > 0 && (
        <p className={css.muted}>
          {t('choose.earlier')}{' '}
          {earlier.map((one) => (
            <TextLink key={one.number} to={statusPath(one.number)}>
              {one.number}
            </TextLink>
          ))}
        </p>
      )}
      {closed === null ? (
        <FormFrame form={form} submit={t('choose.submit')} errorText={errorText} beside={back}>
          <fieldset className={css.lines}>
            <legend className={css.legend}>{t('choose.lines')}</legend>
            {order.lines.map((line) => (
              <OrderLine
                key={line.line}
                line={line}
                start={start[piecesField(line.line)]}
                isOnly={order.lines.length === 1}
                {...(form.problems[piecesField(line.line)] !== undefined && { error: t('choose.nothing') })}
              />
            ))}
          </fieldset>
          {delivery > 0 && <p className={css.muted}>{t('choose.delivery', { amount: grosze(delivery) })}</p>}
          <Choice
            name="return_way"
            label={t('return')}
            chosen={ways.find((way) => way === start['return_way']) ?? ways[0] ?? 'label'}
            options={ways.map((value) => ({ value, ...returnTexts(t, value, open) }))}
            {...errorOf(form, 'return_way', translate)}
          />
          {offersPickup(order) && (
            <PickupDay name="pickup_on" days={pickupDays} start={start['pickup_on'] ?? ''} error={errorOf(form, 'pickup_on', translate)} />
          )}
          {asksAccount && (
            <AccountField label={t('iban')} hint={t('iban.hint')} start={start['iban']} error={errorOf(form, 'iban', translate)} />
          )}
          <TextArea
            label={t('reason')}
            hint={t('reason.hint')}
            name="reason"
            optional
            defaultValue={start['reason']}
            {...errorOf(form, 'reason', translate)}
          />
        </FormFrame>
      ) : (
        <div>{back}</div>
      )}
    </Panel>
  );
};

interface DeadlineProps {
  readonly closed: FoundOrder['closed'];
  readonly lastDay: string | null;
  readonly days: number;
}

/** Until when the contract can be withdrawn from, or why it cannot. */
const Deadline = ({ closed, lastDay, days }: DeadlineProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  if (closed === 'cancelled') return <p className={css.until}>{t('choose.cancelled')}</p>;
  if (lastDay === null) return <p className={css.until}>{t('choose.notDelivered', { days })}</p>;
  if (closed === null) return <p className={css.until}>{t('choose.lastDay', { day: lastDay })}</p>;
  return (
    <p className={css.until}>
      {t('choose.late', { day: lastDay })} <TextLink to="/reklamacje">{t('choose.complain')}</TextLink>
    </p>
  );
};
