import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { rwdSlice, useTexts } from 'shared-contracts';
import type { PickupPoint } from 'shared-contracts/rest';
import { BottomSheet } from 'shared-ui/bottom-sheet';
import { Dialog } from 'shared-ui/dialog';
import { TextField } from 'shared-ui/text-field';
import type { ShippingMethod } from '../../service/cart-schema.ts';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';
import { PickupResults } from './PickupResults.tsx';
import { useShopsToday } from './use-shops-today.ts';
import { usePickupPoints } from './use-pickup-points.ts';

interface PickupPanelProps {
  readonly open: boolean;
  readonly method: ShippingMethod;
  /** The shopper's town: where the search starts. */
  readonly near: string;
  readonly chosen: string | null;
  readonly onClose: () => void;
  readonly onChoose: (point: PickupPoint) => void;
}

/** Points of a carrier or shops of the chain, found by town, postcode or street. From below on phones, in the middle elsewhere. */
export default function PickupPanel({ open, method, near, chosen, onClose, onChoose }: PickupPanelProps): ReactNode {
  const t = useTexts(texts);
  const { isMobile } = useAtomValue(rwdSlice.read);
  const [query, setQuery] = useState(near);
  const { found, retry } = usePickupPoints(method.code, query, open);
  const today = useShopsToday(open && method.kind === 'store');
  const kind = method.kind === 'store' ? 'store' : 'point';
  const Layer = isMobile ? BottomSheet : Dialog;
  return (
    <Layer open={open} onClose={onClose} title={t(`pickup.title.${kind}`)}>
      {/* Inside the step's form, whose button Enter must not press. */}
      <div className={css.panel} role="search">
        <TextField
          type="search"
          label={t('pickup.search')}
          name="pickup_query"
          inputMode="search"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <PickupResults found={found} kind={kind} chosen={chosen} today={today} onRetry={retry} onChoose={onChoose} />
      </div>
    </Layer>
  );
}
