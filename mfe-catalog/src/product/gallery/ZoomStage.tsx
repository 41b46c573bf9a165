import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { ZoomIn, ZoomOut } from 'shared-ui/icons';
import { texts } from '../texts.ts';
import { MAX_SCALE } from '../rules/zoom.ts';
import { useZoomKeys } from './use-zoom-keys.ts';
import { STEP, useZoom } from './use-zoom.ts';
import * as css from './zoom.css.ts';

interface ZoomStageProps {
  readonly children: ReactNode;
  /** Leads to another picture, by so many. */
  readonly onStep: (by: number) => void;
}

/** A picture that can be enlarged further: by wheel, two fingers, a press on it, keys, or two buttons. */
export const ZoomStage = ({ children, onStep }: ZoomStageProps): ReactNode => {
  const t = useTexts(texts);
  const zoom = useZoom();
  useZoomKeys(zoom, onStep);
  const { stage, view, by, gestures } = zoom;
  return (
    <div className={css.place}>
      <div ref={stage} className={css.stage} data-enlarged={view.scale > 1 || undefined} {...gestures}>
        {/* Rendered by scripts alone: no style in the document. */}
        <div className={css.moved} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          {children}
        </div>
      </div>
      <div className={css.buttons}>
        <IconButton icon={ZoomOut} label={t('zoomOut')} aria-disabled={view.scale <= 1} onClick={() => by(1 / STEP)} />
        <span className={css.scale} role="status">
          {t('zoomScale', { percent: Math.round(view.scale * 100) })}
        </span>
        <IconButton icon={ZoomIn} label={t('zoomIn')} aria-disabled={view.scale >= MAX_SCALE} onClick={() => by(STEP)} />
      </div>
    </div>
  );
};
