import { useMemo, type ReactNode } from 'react';
import { qrPath } from './qr-path.ts';
import * as css from './factor.css.ts';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code in elements of its own: neither a picture of elsewhere nor HTML of a text. Dark on light in every theme: scanners want it so. */
export const QrCode = ({ text, label }: QrCodeProps): ReactNode => {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.qr} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};
