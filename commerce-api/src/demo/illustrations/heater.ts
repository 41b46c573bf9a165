import { circle, lighten, mix, repeat } from './kit.ts';
import { badge, besidePerson, cylinder, display, enamel, floor, illustrate, packed, print, scaleMarks, shaded, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const oil = (s: Sketch): string => {
  const fin = s.symbol(
    `<path d="M0 40Q0 0 30 0T60 40V420Q60 450 30 450T0 420Z" fill="${cylinder(s)}" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="2"/><path d="M22 50V400M38 50V400" stroke="#000" stroke-opacity=".14" stroke-width="6"/>`,
  );
  return `<path d="M110 664H690V684H110Z" fill="#3d454d"/>${circle(150, 700, 22, '#23282d')}${circle(640, 700, 22, '#23282d')}
    ${repeat(8, (i) => fin(`translate(${250 + i * 56} 210)`))}<path d="M110 190Q110 170 130 170H246V660H130Q110 660 110 640Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="2"/>
    ${circle(178, 330, 44, s.ball('#fbfcfd', '#c9d0d6'))}${scaleMarks(178, 330, 50, 12, 8, 3, s.body.ink)}<path d="M178 330v-34" stroke="${s.accent}" stroke-width="8" stroke-linecap="round"/>
    <rect x="150" y="430" width="56" height="34" rx="8" fill="${s.accent}"/><rect x="150" y="478" width="56" height="34" rx="8" fill="#59626b"/>${badge(s, 178, 586, 20, { maxWidth: 120 })}
    <path d="M130 170V130Q130 110 150 110H206Q226 110 226 130V170" fill="none" stroke="#3d454d" stroke-width="20"/>`;
};

const convector = (s: Sketch): string =>
  `<path d="M70 270Q70 240 100 240H700Q730 240 730 270V640Q730 660 710 660H90Q70 660 70 640Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="${repeat(24, (i) => `M${104 + i * 26} 262v40`)}" stroke="#0b0d10" stroke-opacity=".55" stroke-width="10" stroke-linecap="round"/><path d="M90 600H710" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="4"/>
    ${display(s, 580, 360, 110, 60, 10)}${print(635, 402, '21°', 36, lighten(s.accent, 0.5))}${badge(s, 300, 480, 46, { maxWidth: 380 })}
    <path d="M110 330H520" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/><path d="M150 660L120 720H200L210 660ZM590 660L600 720H680L650 660Z" fill="${shaded(s)}"/>
    ${[220, 400, 560].map((x) => `<path d="M${x} 210q-20-34 0-68t0-64" fill="none" stroke="#f08a4b" stroke-width="8" stroke-linecap="round" opacity=".5"/>`).join('')}`;

const blower = (s: Sketch): string =>
  `<path d="M200 200Q200 120 280 120H520Q600 120 600 200V640Q600 700 540 700H260Q200 700 200 640Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <circle cx="400" cy="450" r="170" fill="${s.glow('#ff8a4c', '#c2461f 40', '#23282d 85', '#15181b')}"/>${[60, 100, 140, 170].map((r) => circle(400, 450, r, 'none', 'stroke="#0b0d10" stroke-width="9"')).join('')}
    <path d="M400 280V620M230 450H570" stroke="#0b0d10" stroke-width="9"/>${circle(320, 200, 36, s.ball('#fbfcfd', '#aeb7bf'))}${circle(480, 200, 36, s.ball('#fbfcfd', '#aeb7bf'))}
    <path d="M320 200v-26M480 200l18-18" stroke="${s.accent}" stroke-width="8" stroke-linecap="round"/>${badge(s, 400, 668, 26, { maxWidth: 240 })}
    <path d="M236 210V600" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".45"/><path d="M240 700h60v22h-60zM500 700h60v22h-60z" fill="${mix(s.body.dark, '#15181b', 0.6)}"/>`;

const artwork = (s: Sketch): string => [oil, convector, blower][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('heater', {
  front: (s) => `${floor(s, 400, 724, 320)}${artwork(s)}`,
  angle: (s) =>
    s.seed % 3 === 2 ? packed(s, artwork(s)) : besidePerson(s, artwork(s), s.seed % 3 === 1 ? 480 : 600, s.seed % 3 === 1 ? 42 : 64),
  detail: (s) => zoomed(s, 1.8, [280, 560, 400][s.seed % 3] ?? 400, 340, artwork(s)),
});
