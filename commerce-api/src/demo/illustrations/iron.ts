import { circle, ellipse, knob, lighten, mix, repeat, ticks } from './kit.ts';
import { at, badge, closeUp, floor, illustrate, lying } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** The water tank is clear blue or tinted like the accent. */
const tank = (s: Sketch): string =>
  s.seed % 2 === 0
    ? s.down('#e9f5fbdd', '#9fcbe2cc 45', '#4f97c2dd')
    : s.down(`${lighten(s.accent, 0.85)}dd`, `${lighten(s.accent, 0.55)}cc 45`, `${lighten(s.accent, 0.2)}dd`);

/** Side view, tip to the left, 700 wide and standing at y 612: soleplate, tank, handle. */
export function side(s: Sketch): string {
  const { body, accent } = s;
  return `<path d="M640 300Q760 240 752 130Q748 80 690 96" fill="none" stroke="#20252a" stroke-width="13" stroke-linecap="round"/>
    <path d="M34 588Q150 470 250 440L320 386Q380 330 520 330H622Q690 336 700 420L716 572Z" fill="${lying(s)}"/>
    <path d="M250 440Q340 300 420 262Q520 220 640 236Q706 248 706 300Q704 344 660 352H470Q430 352 400 390L360 440ZM396 352Q430 290 520 290H610Q636 292 634 312T606 330H480Q440 332 410 372Z" fill-rule="evenodd" fill="${s.down(lighten(body.base, 0.15), `${body.base} 40`, body.dark)}"/>
    <path d="M290 408Q360 300 436 268Q520 236 630 248" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".45"/>
    <path d="M470 262Q560 246 640 256Q680 264 682 296Q600 278 480 286Z" fill="#23282d"/>
    <path d="M168 520Q260 450 330 440H560Q640 444 650 520Z" fill="${tank(s)}" stroke="#5f8ca6" stroke-opacity=".6" stroke-width="2"/>
    <path d="M196 508Q270 462 340 456H470" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>
    <path d="M560 452v60M530 452v60" stroke="#fff" stroke-width="3" opacity=".6"/>
    ${badge(s, 390, 510, 26, { fill: '#1f4a63' })}<path d="M34 588L60 562H714L716 588Z" fill="${accent}"/>
    <path d="M20 600Q30 588 60 586H720Q730 600 724 612H34Q16 612 20 600Z" fill="${s.down('#fbfcfd', '#b4bbc1 40', '#59626b')}"/>
    ${circle(560, 398, 34, s.slant('#fdfdfe', '#8f979e'))}${ticks(560, 398, 38, 7, -110, 110, body.ink, 6, 2.5)}
    ${knob(s, 560, 398, 30, (s.seed % 7) * 30 - 90, accent)}
    <rect x="404" y="246" width="44" height="18" rx="9" fill="${accent}" transform="rotate(-26 426 255)"/>
    <rect x="354" y="276" width="40" height="16" rx="8" fill="#3d454d" transform="rotate(-38 374 284)"/>
    <path d="M176 500l-30 16" stroke="#3d454d" stroke-width="12" stroke-linecap="round"/>`;
}

const puffs = (x: number, y: number, k: number): string =>
  `<g fill="#b9c6ce" opacity=".35" transform="translate(${x} ${y}) scale(${k})">${circle(0, 0, 26, '#c9d5dc')}
    ${circle(-44, 12, 20, '#c9d5dc')}${circle(-30, -24, 18, '#d9e2e7')}${circle(-78, -8, 15, '#d9e2e7')}${circle(-66, 30, 12, '#d9e2e7')}
    </g>`;

const front = (s: Sketch): string => at(20, 20, floor(s, 380, 618, 370, 30), side(s));

function angle(s: Sketch): string {
  const { body, accent } = s;
  const holes = repeat(9, (i) => {
    const t = i / 8;
    const half = 30 + 96 * Math.sqrt(t);
    return `M${(400 - half).toFixed(0)} ${(196 + t * 360).toFixed(0)}h.1M${(400 + half).toFixed(0)} ${(196 + t * 360).toFixed(0)}h.1${i % 2 === 0 ? `M${(400 - half * 0.5).toFixed(0)} ${(210 + t * 350).toFixed(0)}h.1M${(400 + half * 0.5).toFixed(0)} ${(210 + t * 350).toFixed(0)}h.1` : ''}`;
  });
  // Standing on its heel, the soleplate towards the viewer.
  return `${floor(s, 420, 724, 300, 34)}
    <path d="M604 650Q720 640 730 540T640 420" fill="none" stroke="#20252a" stroke-width="13" stroke-linecap="round"/>
    <path d="M440 60Q600 180 640 420Q656 560 622 690H470Z" fill="${s.across(body.light, body.base, body.dark)}"/>
    <path d="M560 300Q668 340 660 470Q650 560 600 600" fill="none" stroke="${mix(body.base, body.dark, 0.5)}" stroke-width="44" stroke-linecap="round"/>
    <path d="M560 300Q668 340 660 470" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="8" stroke-linecap="round"/>
    <path d="M404 40Q580 190 606 430Q622 580 588 716H236Q186 560 204 420Q240 170 404 40Z" fill="${accent}"/>
    <path d="M400 44Q560 190 584 430Q596 580 566 700H232Q192 560 214 420Q250 180 400 44Z" fill="${s.slant('#fdfefe', '#c3cad0 30', '#eef1f3 48', '#8f979e 75', '#cfd5da')}"/>
    <path d="M398 70Q540 210 562 430Q572 570 548 682H248Q214 560 236 424Q270 200 398 70Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
    <path d="${holes}" stroke="#23282d" stroke-width="15" stroke-linecap="round"/>
    <path d="${holes}" stroke="#59626b" stroke-width="6" stroke-linecap="round"/>
    <path d="M400 250V620" stroke="#fff" stroke-width="60" stroke-linecap="round" opacity=".16"/>
    ${badge(s, 400, 660, 22, { fill: '#59626b' })}
    ${puffs(180, 220, 1.3)}${puffs(170, 430, 1)}<path d="M240 700H590L584 730H246Z" fill="${s.down('#3d454d', '#0d0f11')}"/>`;
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#f6f8f9', '#dfe5ea')}"/>
      <path d="M40 620Q240 590 760 640V760H40Z" fill="${s.down(lighten(accent, 0.75), lighten(accent, 0.5))}"/>
      <path d="M40 650Q300 622 760 668M40 700Q300 676 760 716" stroke="#fff" stroke-width="4" opacity=".6" fill="none"/>
    <path d="M60 600Q240 400 460 320L760 250V590Z" fill="${lying(s)}"/>
    <path d="M300 470Q400 400 520 390L760 372V540H220Z" fill="${tank(s)}" stroke="#5f8ca6" stroke-width="3"/>
    <path d="M330 470Q430 420 540 412L700 402" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8"/>
    <path d="M260 520Q420 470 760 480V540H220Z" fill="#2d8fd0" opacity=".4"/>
    <path d="M460 330Q560 120 760 90V250Z" fill="${s.down(lighten(body.base, 0.2), body.dark)}"/>
    <path d="M500 300Q590 150 750 120" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".4"/>
    <path d="M60 600L100 566L760 556V592Z" fill="${accent}"/>
    <path d="M40 616Q50 596 90 594L760 584V618L60 634Q36 634 40 616Z" fill="${s.down('#fbfcfd', '#b4bbc1 40', '#59626b')}"/>
    ${circle(640, 322, 66, s.slant('#fdfdfe', '#8f979e'))}${ticks(640, 322, 72, 9, -120, 120, body.ink, 12, 4)}
    ${knob(s, 640, 322, 60, (s.seed % 7) * 30 - 90, accent)}
    <rect x="560" y="180" width="86" height="34" rx="17" fill="${accent}" transform="rotate(-40 603 197)"/>
    ${badge(s, 560, 514, 40, { fill: '#1f4a63', maxWidth: 300 })}${ellipse(160, 610, 130, 26, '#fff', 'opacity=".5"')}${puffs(150, 540, 2)}
    ${puffs(120, 400, 1.5)}`,
  );
}

export const illustration = illustrate('iron', { front, angle, detail });
