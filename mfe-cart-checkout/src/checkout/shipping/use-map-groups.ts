import { useEffect, useState } from 'react';
import type { PickupGroup } from 'shared-contracts/rest';
import type { MapView } from 'shared-ui/places-map';
import { useRest } from '../../connection/use-rest.ts';

interface MapGroups {
  readonly groups: readonly PickupGroup[];
  readonly isFailed: boolean;
}

const NONE: MapGroups = { groups: [], isFailed: false };
/** The fifth digit of a degree is about a metre. */
const text = (degrees: number): string => degrees.toFixed(5);

/** J-207: what the map shows in the part in sight. Without an answer it keeps what it had. */
export function useMapGroups(carrier: string, view: MapView | null): MapGroups {
  const rest = useRest();
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    if (view === null) return undefined;
    let isCurrent = true;
    const { west, south, east, north, zoom } = view;
    void rest()
      .mapPickupPoints({ carrier, bbox: [west, south, east, north].map(text).join(','), zoom })
      .then((answer) => {
        if (isCurrent) setShown(({ groups }) => (answer.ok ? { groups: answer.value.items, isFailed: false } : { groups, isFailed: true }));
      });
    return () => {
      isCurrent = false;
    };
  }, [rest, carrier, view]);
  return shown;
}
