import { circle, ellipse, lighten, repeat } from './kit.ts';
import { at, badge, closeUp, cylinder, display, floor, illustrate, print } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { steam } from './drinks.ts';

/** Chips heaped over a box. */
function chips(s: Sketch, x: number, y: number, w: number, h: number, count: number, k = 1): string {
  const chip = s.symbol(`<rect x="-46" y="-9" width="92" height="18" rx="5" fill="${s.down('#fff0b0', '#f2bf4a 50', '#b9781d')}"/>`);
  return repeat(count, (i) =>
    chip(
      `translate(${(x + ((i * 0.618) % 1) * w).toFixed(0)} ${(y + (i / count) * h).toFixed(0)}) rotate(${((i * 53) % 150) - 75}) scale(${k})`,
    ),
  );
}

const panel = (s: Sketch, x: number, y: number, w: number): string =>
  at(
    x,
    y,
    `<path d="M0 20Q0 0 20 0H${w - 20}Q${w} 0 ${w} 20L${w - 16} 150Q${w - 20} 168 ${w - 40} 168H40Q20 168 16 150Z" fill="${s.slant('#424a52', '#15181b 45', '#090b0d')}"/>
      ${print(w * 0.25, 76, '180', 52, '#ffd9a8')}${print(w * 0.25 + 58, 54, '°C', 18, '#ffb36b')}
      ${print(w * 0.72, 76, s.random.pick('15:00', '18:30', '12:00'), 44, '#ffd9a8')}
    <path d="${repeat(5, (i) => `M${w * 0.14 + (i * w * 0.72) / 4} 122h.1`)}" stroke="#59626b" stroke-width="30" stroke-linecap="round"/>
    <path d="${repeat(5, (i) => `M${w * 0.14 + (i * w * 0.72) / 4} 122h.1`)}" stroke="#20252a" stroke-width="26" stroke-linecap="round"/>
    ${circle(w * 0.5, 122, 14, s.accent)}<path d="M${w * 0.5 - 4} 115v14l10-7z" fill="#fff"/>
    <path d="M${w * 0.14 - 6} 122h12M${w * 0.32 - 6} 122h12m-6-6v12M${w * 0.68 - 6} 126l6-9l6 9M${w * 0.86} 114v8" stroke="#dfe5ea" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  );

const handle = (s: Sketch, x: number, y: number, w: number): string =>
  `<rect x="${x - w / 2 + 4}" y="${y + 10}" width="${w}" height="40" rx="20" fill="#000" opacity=".25"/>
    <rect x="${x - w / 2}" y="${y}" width="${w}" height="40" rx="20" fill="${s.down('#717a83', '#2b3138 40', '#0d0f11')}"/>
    <path d="M${x - w / 2 + 18} ${y + 10}H${x + w / 2 - 18}" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;

function shell(s: Sketch): string {
  const { body } = s;
  return `<path d="M180 640Q130 400 178 190Q210 74 400 70T622 190Q670 400 620 640Q612 700 552 700H248Q188 700 180 640Z" fill="${cylinder(s)}"/>
    <path d="M214 170Q250 100 400 96T586 170" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".35"/>
    <path d="M184 646H616Q606 700 552 700H248Q194 700 184 646Z" fill="${s.across('#15181b', '#59626b 28', '#0d0f11')}"/>
    ${panel(s, 240, 128, 320)}<path d="M340 100h120" stroke="${body.ink}" stroke-opacity=".2" stroke-width="4" stroke-linecap="round"/>`;
}

function front(s: Sketch): string {
  return `${floor(s, 400, 712, 320)}${shell(s)}
    <path d="M170 350Q400 320 630 350L640 400Q640 560 616 620Q400 644 184 620Q160 560 160 400Z" fill="${cylinder(s)}" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    <path d="M172 356Q400 328 628 356" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>
    <rect x="272" y="380" width="256" height="126" rx="20" fill="#0d0f11"/>
    <rect x="280" y="388" width="240" height="110" rx="14" fill="${s.glow('#ffb765', '#7a3f12 70', '#2b1606')}"/>
    <g clip-path="${s.clip('<rect x="280" y="388" width="240" height="110" rx="14"/>')}">${chips(s, 290, 440, 220, 56, 16)}</g>
    <path d="M280 402Q280 388 294 388H400L340 498H294Q280 498 280 484Z" fill="#fff" opacity=".18"/>
    ${handle(s, 400, 540, 190)}${badge(s, 400, 684, 20, { fill: '#c6cdd3' })}`;
}

function angle(s: Sketch): string {
  const drawerWall = cylinder(s, { light: '#717a83', base: '#2b3138', dark: '#0d0f11', ink: '#fff' });
  return `${floor(s, 360, 716, 330, 34)}<g transform="translate(-40 12) scale(.94)">${shell(s)}
    <path d="M196 380Q400 352 604 380L610 610Q400 636 190 610Z" fill="#0b0d0f"/>
    <path d="M214 396Q400 372 586 396V440H214Z" fill="${s.down('#ff8a3c88', '#ff8a3c00')}"/></g>
    ${floor(s, 480, 752, 290, 24)}<path d="M234 560H706L684 716Q680 748 650 748H288Q258 748 254 716Z" fill="${drawerWall}"/>
    ${ellipse(470, 560, 236, 56, '#59626b')}${ellipse(470, 562, 222, 49, '#15181b')}
    <g clip-path="${s.clip('<path d="M248 562A222 49 0 0 0 692 562V440H248Z"/>')}">${chips(s, 290, 530, 360, 66, 44, 1.05)}</g>
    <path d="M236 566A236 56 0 0 0 704 566" fill="none" stroke="#8f99a2" stroke-width="4"/>
    <path d="M252 640Q470 690 688 640L684 690Q470 730 256 690Z" fill="#fff" opacity=".05"/>
    <path d="M396 640H544L538 668H402Z" fill="#0d0f11"/>${handle(s, 470, 652, 176)}${steam(470, 480, 130)}`;
}

function detail(s: Sketch): string {
  const { body } = s;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${cylinder(s)}"/>
      <path d="M40 40H760V360Q400 330 40 360Z" fill="${s.slant('#424a52', '#15181b 45', '#090b0d')}"/>${display(s, 100, 84, 600, 150, 22)}
      ${print(250, 194, '180', 110, '#ffd9a8')}${print(378, 138, '°C', 36, '#ffb36b')}
      ${print(560, 188, s.random.pick('15:00', '18:30', '12:00'), 84, '#ffd9a8')}
    ${[130, 265, 400, 535, 670]
      .map(
        (x, i) => `${circle(x, 292, 40, '#59626b')}
    ${circle(x, 292, 36, i === 2 ? s.ball(lighten(s.accent, 0.4), s.accent) : '#20252a')}`,
      )
      .join('')}
    <path d="M112 292h36M265 274v36m-18-18h36M390 276v32l26-16zM517 302l18-26l18 26zM670 272v22" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M40 372Q400 342 760 372" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="5"/>
    <path d="M40 380Q400 350 760 380" fill="none" stroke="${body.light}" stroke-width="4" opacity=".6"/>
    <rect x="120" y="420" width="560" height="240" rx="34" fill="#0d0f11"/>
    <rect x="134" y="434" width="532" height="212" rx="24" fill="${s.glow('#ffc27a', '#8a4a18 70', '#2b1606')}"/>
    <g clip-path="${s.clip('<rect x="134" y="434" width="532" height="212" rx="24"/>')}">${chips(s, 150, 530, 500, 110, 34, 1.5)}</g>
    <path d="M134 458Q134 434 158 434H420L300 646H158Q134 646 134 622Z" fill="#fff" opacity=".16"/>
    <rect x="240" y="690" width="320" height="90" rx="40" fill="${s.down('#717a83', '#2b3138 40', '#0d0f11')}"/>
    <path d="M280 708H520" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>${badge(s, 400, 406, 22)}`,
  );
}

export const illustration = illustrate('air-fryer', { front, angle, detail });
