import type { ReactNode } from 'react';
import * as css from './views.css.ts';

const Drawing = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 320 220" className={css.drawing}>
    <ellipse cx="160" cy="186" rx="140" ry="22" className={css.ground} />
    {children}
  </svg>
);

/** A cable that ends nowhere, the number 404 on its way. */
export const CableArt = (): ReactNode => (
  <Drawing>
    <rect x="92" y="40" width="136" height="96" rx="12" className={css.body} />
    <path d="M128 168h64M160 136v32" className={css.line} />
    <path d="M118 104V76l-12 20h18M202 104V76l-12 20h18" className={css.line} />
    <rect x="148" y="74" width="24" height="32" rx="12" className={css.accentLine} />
    <path d="M228 112c40 0 10 62 52 62h14" className={css.quiet} />
    <path d="M294 164v20M294 168h10M294 180h10" className={css.line} />
    <path d="M20 156c16-22 34 8 50-12" className={css.quiet} />
    <circle cx="62" cy="60" r="4" className={css.accent} />
    <circle cx="262" cy="48" r="5" className={css.promo} />
  </Drawing>
);

/** An empty shelf with a price tag that was left behind. */
export const ShelfArt = (): ReactNode => (
  <Drawing>
    <path d="M60 188V36M260 188V36" className={css.line} />
    <path d="M60 92h200M60 160h200" className={css.line} />
    <rect x="78" y="52" width="40" height="40" rx="6" className={css.body} />
    <path d="M78 66h40M98 52v14" className={css.quiet} />
    <rect x="202" y="116" width="40" height="44" rx="6" className={css.body} />
    <circle cx="222" cy="138" r="11" className={css.accentLine} />
    <path d="M160 92v18" className={css.quiet} />
    <path d="M132 124l14-14h28l14 14v28a5 5 0 0 1-5 5h-46a5 5 0 0 1-5-5z" className={css.promo} />
    <path d="M150 146l20-18M152 130h.1M168 144h.1" className={css.onPromo} />
    <path d="M86 150c4-6 12-6 16 0M112 156h16" className={css.quiet} />
  </Drawing>
);

/** An aerial without waves. */
export const SignalArt = (): ReactNode => (
  <Drawing>
    <rect x="76" y="84" width="168" height="96" rx="14" className={css.body} />
    <path d="M160 84l-36-50M160 84l40-44" className={css.line} />
    <circle cx="124" cy="34" r="5" className={css.accent} />
    <circle cx="200" cy="40" r="5" className={css.accent} />
    <rect x="92" y="100" width="108" height="64" rx="8" className={css.accentLine} />
    <path d="M104 148c8-24 14 14 22-10s12 14 20-8 12 10 18-4 10 6 22 4" className={css.quiet} />
    <circle cx="222" cy="116" r="7" className={css.line} />
    <path d="M216 140h12M216 152h12" className={css.line} />
    <path d="M246 62c8-10 8-24 0-34M260 70c14-16 14-40 0-56M78 62c-8-10-8-24 0-34" className={css.quiet} />
    <path d="M236 22l36 48" className={css.line} />
    <circle cx="44" cy="120" r="5" className={css.promo} />
  </Drawing>
);

/** A plug that has slipped out of its socket. */
export const PlugArt = (): ReactNode => (
  <Drawing>
    <rect x="196" y="62" width="84" height="96" rx="16" className={css.body} />
    <circle cx="238" cy="110" r="26" className={css.line} />
    <path d="M228 110h.1M248 110h.1" className={css.line} />
    <rect x="82" y="86" width="56" height="48" rx="10" className={css.accent} />
    <path d="M138 100h20M138 120h20" className={css.line} />
    <path d="M82 110H62c-34 0-10 62-46 62" className={css.line} />
    <path d="M168 76l8-12M176 92l14-6M168 144l8 12" className={css.accentLine} />
    <circle cx="120" cy="52" r="4" className={css.promo} />
  </Drawing>
);

/** Price tags that fall like snow on a shop. */
export const AvalancheArt = (): ReactNode => (
  <Drawing>
    <path d="M88 186v-68h144v68" className={css.body} />
    <path d="M78 118l14-34h136l14 34z" className={css.accent} />
    <path d="M142 186v-36h36v36M104 138h22v18h-22zM194 138h22v18h-22z" className={css.line} />
    <path d="M72 120c18-10 24 6 40 0s22-10 38-2 24 4 40-2 28 8 58 2" className={css.body} />
    <path d="M52 52l8-8h16l8 8v16H52zM150 30l8-8h16l8 8v16h-32zM236 58l8-8h16l8 8v16h-32z" className={css.promo} />
    <path d="M64 62l8-6M162 40l8-6M248 68l8-6" className={css.onPromo} />
    <path d="M40 96v.1M112 66v.1M210 36v.1M288 110v.1M30 140v.1M284 160v.1M128 12v.1" className={css.accentLine} />
  </Drawing>
);
