import { useStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { deliveryPlaceAtom, useTexts } from 'shared-contracts';
import { normalisePostcode } from 'shared-contracts/checkout';
import { Button } from 'shared-ui/button';
import { useChangePlace } from 'shared-ui/delivery';
import { Dialog } from 'shared-ui/dialog';
import { ErrorMessage } from 'shared-ui/error-message';
import { useForm } from 'shared-ui/form';
import { InlineSelect } from 'shared-ui/select';
import { Skeleton } from 'shared-ui/skeleton';
import { TextField } from 'shared-ui/text-field';
import { useQuery } from 'urql';
import * as v from 'valibot';
import { DeliveryShopsDocument } from '../graphql/generated.ts';
import { texts } from '../product/texts.ts';
import * as css from './place-dialog.css.ts';

const schema = /* @__PURE__ */ v.object({
  postcode: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.string(),
    /* @__PURE__ */ v.check((text) => text.trim() === '' || normalisePostcode(text) !== undefined, 'postcode'),
  ),
  shop: /* @__PURE__ */ v.string(),
});
const parseProblem = (code: unknown): 'postcode' | undefined => (code === 'postcode' ? code : undefined);
const ANY_SHOP = '';
const inPlace = { suspense: false } as const;

interface PlaceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** J-169: postcode and shop are told once; every page shows its days for them from then on. */
export default function PlaceDialog({ open, onClose }: PlaceDialogProps): ReactNode {
  const t = useTexts(texts);
  const store = useStore();
  const changePlace = useChangePlace();
  // As it was when the dialog was opened: what is typed stays.
  const [known] = useState(() => store.get(deliveryPlaceAtom));
  const [{ data, error }, reload] = useQuery({ query: DeliveryShopsDocument, context: inPlace });
  const { props, problems } = useForm({
    schema,
    parseProblem,
    send: async ({ postcode, shop }) => {
      const chosen = data?.physicalStores.find(({ id }) => String(id) === shop);
      const place = {
        postcode: normalisePostcode(postcode) ?? null,
        shop: chosen === undefined ? null : { id: chosen.id, place: chosen.place },
      };
      changePlace(place);
      onClose();
      return null;
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('place.title')} width="small">
      <form {...props} className={css.form}>
        <p>{t('place.lead')}</p>
        <TextField
          label={t('place.postcode')}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00-000"
          maxLength={10}
          defaultValue={known.postcode ?? ''}
          optional
          {...(problems.postcode !== undefined && { error: t('place.postcodeWrong') })}
        />
        {error && !data ? (
          <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
        ) : data ? (
          <InlineSelect
            label={t('place.shop')}
            name="shop"
            className={css.shop}
            defaultValue={known.shop === null ? ANY_SHOP : String(known.shop.id)}
            options={[
              { value: ANY_SHOP, text: t('place.anyShop') },
              ...data.physicalStores.map(({ id, place, city, street }) => ({ value: String(id), text: `${city}, ${place} (${street})` })),
            ]}
          />
        ) : (
          <Skeleton shape="button" />
        )}
        <Button type="submit" block>
          {t('place.save')}
        </Button>
      </form>
    </Dialog>
  );
}
