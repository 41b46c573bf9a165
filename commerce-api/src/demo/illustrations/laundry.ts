import { knob, metal, mix } from './kit.ts';
import { badge, display, enamel, print, scaleMarks, signal } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** What a washing machine or dryer shows on its display. */
export interface Programme {
  readonly time: string;
  readonly notes: readonly [string, string];
}

/** The cabinet (520×640 in its own corner) with plinth and service flap, without door and panel. */
export function cabinet(s: Sketch): string {
  const { body } = s;
  return `<rect x="34" y="630" width="58" height="20" rx="4" fill="#2b2f35"/>
    <rect x="428" y="630" width="58" height="20" rx="4" fill="#2b2f35"/>
    <rect width="520" height="640" rx="14" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.7)}"/>
    <rect x="2.5" y="2.5" width="515" height="635" rx="12" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
    <path d="M0 586H520" stroke="${body.dark}" stroke-width="2.5"/>
    <path d="M0 588.500H520" stroke="${body.light}" stroke-width="1.5" opacity=".7"/>
    <rect x="40" y="600" width="96" height="26" rx="5" fill="none" stroke="${body.dark}" stroke-width="2"/>
    <path d="M74 607h28" stroke="${body.dark}" stroke-width="3" stroke-linecap="round"/>`;
}

/** Control panel along the top: detergent drawer or plain brand field, knob, display, keys. */
export function controlPanel(s: Sketch, programme: Programme, drawer: boolean): string {
  const { body } = s;
  const accent = signal(s);
  // Half of the models have the knob at the right end, beyond the display.
  const [knobX, shift] = s.seed % 4 < 2 ? [260, 0] : [458, -124];
  return `<path d="M0 116V14A14 14 0 0 1 14 0H506A14 14 0 0 1 520 14V116Z" fill="${s.down(body.light, `${body.base} 60`, body.dark)}" opacity=".7"/>
    <path d="M0 116.500H520" stroke="#000" stroke-opacity=".28" stroke-width="2.5"/>
    <path d="M0 119H520" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>
    ${
      drawer
        ? `<rect x="20" y="20" width="166" height="78" rx="8" fill="${s.down(body.light, body.base)}" stroke="#000" stroke-opacity=".22" stroke-width="1.5"/>
    <path d="M40 98Q103 84 166 98Z" fill="#000" opacity=".25"/>`
        : ''
    }
    ${badge(s, 103, 66, 19, { maxWidth: 146 })}
    ${scaleMarks(knobX, 58, 42, 12, 6, 2.5, body.ink)}${knob(s, knobX, 58, 36, (s.seed % 11) * 30, accent, body.light)}
    <g transform="translate(${shift})">${display(s, 334, 26, 164, 48)}
    ${print(348, 61, programme.time, 31, '#9fe6ff', 'start')}
    ${print(486, 46, programme.notes[0], 13, '#9fe6ff', 'end')}
    ${programme.notes[1] && print(486, 64, programme.notes[1], 13, '#6fb9cf', 'end', 400)}
    <path d="M346 92h18M376 92h18M406 92h18M436 92h18" stroke="${body.ink}" stroke-width="3" stroke-linecap="round" opacity=".5"/>
    <circle cx="484" cy="92" r="10" fill="none" stroke="${accent}" stroke-width="2.5"/><path d="M481 87.500v9l7-4.500z" fill="${accent}"/>
    </g>`;
}

/** The perforated steel drum with its three paddles. */
export function drum(s: Sketch, cx: number, cy: number, r: number): string {
  const rings = [0.16, 0.32, 0.48, 0.64, 0.8]
    .map(
      (share) =>
        `<circle cx="${cx}" cy="${cy}" r="${r * share}" stroke-dasharray="0 ${(2 * Math.PI * r * share) / Math.round(share * 42)}"/>`,
    )
    .join('');
  const paddle = `<path d="M${cx - r * 0.1} ${cy - r * 0.98}Q${cx - r * 0.02} ${cy - r * 0.5} ${cx} ${cy - r * 0.36}Q${cx + r * 0.02} ${cy - r * 0.5} ${cx + r * 0.1} ${cy - r * 0.98}Z" fill="${s.across('#2c333a', '#98a1a9 40', '#20262c')}"`;
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${s.glow('#737d87', '#424a53 70', '#14181c')}"/>
    <g fill="none" stroke="#0b0d10" stroke-width="${r * 0.042}" stroke-linecap="round" opacity=".8">${rings}</g>
    ${[20, 140, 260].map((turn) => `${paddle} transform="rotate(${turn} ${cx} ${cy})"/>`).join('')}`;
}

/** The ring of the door: chrome, black or in the colour of the body. */
export function doorRing(s: Sketch): string {
  if (s.seed % 3 === 0) return metal(s);
  return s.seed % 3 === 1
    ? s.slant('#6d757d', '#1b1f23 45', '#3d454d 60', '#0b0d0f')
    : s.slant(s.body.light, s.body.base, mix(s.body.base, s.body.dark, 0.85));
}

/** The closed porthole: ring, glass with what lies behind it, handle. */
export function porthole(s: Sketch, cx: number, cy: number, r: number, inside: string): string {
  const clip = s.clip(`<circle cx="${cx}" cy="${cy}" r="${r * 0.8}"/>`);
  return `<circle cx="${cx + 4}" cy="${cy + 9}" r="${r * 1.05}" fill="${s.glow('#000 80', '#0000')}" opacity=".5"/>
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="${doorRing(s)}"/>
    <circle cx="${cx}" cy="${cy}" r="${r - 2}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.88}" fill="${s.slant('#20252a', '#4a525a')}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.8}" fill="#0a0d10"/>
    <g clip-path="${clip}">${inside}<circle cx="${cx}" cy="${cy}" r="${r * 0.8}" fill="${s.glow('#0000', '#0000 55', '#000c')}"/>
    <path d="M${cx - r * 0.64} ${cy + r * 0.2}A${r * 0.67} ${r * 0.67} 0 0 1 ${cx + r * 0.26} ${cy - r * 0.62}Q${cx - r * 0.36} ${cy - r * 0.4} ${cx - r * 0.64} ${cy + r * 0.2}" fill="${s.slant('#fff9', '#fff1')}"/>
    <path d="M${cx + r * 0.65} ${cy + r * 0.12}A${r * 0.66} ${r * 0.66} 0 0 1 ${cx + r * 0.12} ${cy + r * 0.65}" fill="none" stroke="#bfe3ff" stroke-opacity=".28" stroke-width="8" stroke-linecap="round"/>
    </g>
    <rect x="${cx + r * 0.86}" y="${cy - r * 0.24}" width="${r * 0.18}" height="${r * 0.48}" rx="${r * 0.09}" fill="${s.across('#7c848c', '#f6f7f8 45', '#59616a')}" stroke="#000" stroke-opacity=".25"/>`;
}

/** The opening with its rubber seal, for a machine whose door stands open. */
export function opening(s: Sketch, cx: number, cy: number, r: number, inside: string): string {
  const { body } = s;
  const clip = s.clip(`<circle cx="${cx}" cy="${cy}" r="${r * 0.78}"/>`);
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${s.slant(body.dark, body.light)}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.94}" fill="${s.slant('#5b636b', '#c4c9ce')}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.87}" fill="${s.slant('#30353b', '#767e86')}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.78}" fill="#101418"/>
    <g clip-path="${clip}">${drum(s, cx, cy + r * 0.02, r * 0.8)}${inside}
    <circle cx="${cx}" cy="${cy}" r="${r * 0.78}" fill="${s.glow('#0000', '#0000 60', '#000b')}"/></g>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.82}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>`;
}

/** Towels lying in the lower half of the drum. */
export function towels(s: Sketch, cx: number, cy: number, r: number, colours: readonly [string, string, string]): string {
  const folds = s.symbol(
    `<ellipse rx="100" ry="50" fill="${s.down('#fff8', '#fff0 45', '#0008')}"/>
      <path d="M-80 8Q-20-44 70-12M-60 26Q0-16 84 10M-20 40Q30 16 70 28" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6"/>`,
  );
  const roll = (x: number, y: number, w: number, h: number, turn: number, colour: string): string =>
    `<g transform="translate(${cx + x * r} ${cy + y * r}) rotate(${turn}) scale(${(w * r) / 100} ${(h * r) / 50})">
      <ellipse rx="100" ry="50" fill="${colour}"/>${folds()}</g>`;
  return [
    roll(-0.4, 0.3, 0.42, 0.26, -18, colours[0]),
    roll(0.38, 0.3, 0.44, 0.26, 16, colours[1]),
    roll(-0.02, 0.2, 0.36, 0.2, -6, colours[2]),
    roll(0.02, 0.52, 0.66, 0.3, 3, colours[0]),
  ].join('');
}
