import { useTexts } from 'shared-contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { frameTexts } from '../frame-texts/index.ts';
import { Toast, type ToastNotice } from './Toast.tsx';
import type { ToastLives } from './use-life.ts';
import { useTopDialog } from './use-top-layer.ts';
import * as css from './toast.css.ts';

interface ToastRegionProps {
  readonly notices: readonly ToastNotice[];
  /** A toast has left: its notice may be forgotten. */
  readonly onEnd: (id: string) => void;
}

/** Where a layer has its notices; one without such a place has them over it. */
const placeIn = (dialog: Element): Element => dialog.querySelector('[data-notices]') ?? dialog;

/** The one place of all toasts. With a dialog open it stands inside that dialog, so that toasts can be read and pressed. */
export const ToastRegion = ({ notices, onEnd }: ToastRegionProps): ReactNode => {
  const t = useTexts(frameTexts);
  const [lives] = useState((): ToastLives => new Map());
  useEffect(() => {
    // Ids are given again: a later notice has a life of its own.
    for (const id of lives.keys()) if (!notices.some((notice) => notice.id === id)) lives.delete(id);
  }, [lives, notices]);
  const dialog = useTopDialog();
  const place = dialog && placeIn(dialog);
  const region = (
    <section className={place && place !== dialog ? css.inLayer : css.region} aria-label={t('toast.region')}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} lives={lives} onEnd={onEnd} />
      ))}
    </section>
  );
  return place ? createPortal(region, place) : region;
};
