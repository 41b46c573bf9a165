import { circle, darken, ellipse, lighten, metal, mix, polar, repeat } from './kit.ts';
import { at, badge, cylinder, enamel, floor, illustrate, shaded, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** The robot from the front and above; x, y is the middle of its lid. */
function robot(s: Sketch, x: number, y: number, r: number): string {
  const { body, accent } = s;
  const flat = 0.46;
  const low = r * 0.27;
  const rim = (inset: number): string =>
    `M${-r + inset} ${low * 0.42}V${low}A${r - inset} ${(r - inset) * flat} 0 0 0 ${r - inset} ${low}V${low * 0.42}A${r - inset} ${(r - inset) * flat} 0 0 1 ${-r + inset} ${low * 0.42}Z`;
  return at(
    x,
    y,
    `<path d="M${-r} 0V${low}A${r} ${r * flat} 0 0 0 ${r} ${low}V0Z" fill="${cylinder(s)}"/>
      <path d="${rim(0)}" fill="${s.across('#08090a', '#59626b 22', '#1d2125 50', '#08090a')}"/>
      <path d="M${-r * 0.55} ${low + r * flat * 0.58}q${r * 0.55} ${r * 0.16} ${r * 1.1} 0v14q${-r * 0.55} ${r * 0.17} ${-r * 1.1} 0z" fill="#0b0d0f"/>
    ${circle(-r * 0.18, low + r * flat * 0.72, r * 0.035, s.ball('#9fc3ff', '#1d3f8f 50', '#060d1f'))}
    ${circle(r * 0.18, low + r * flat * 0.72, r * 0.035, s.ball('#9fc3ff', '#1d3f8f 50', '#060d1f'))}
    ${ellipse(0, 0, r, r * flat, s.slant(body.light, body.base, mix(body.base, body.dark, 0.6)))}
    ${ellipse(0, 2, r * 0.97, r * flat * 0.96, 'none', `stroke="${body.light}" stroke-opacity=".7" stroke-width="2.5"`)}
    ${ellipse(0, 0, r * 0.86, r * flat * 0.85, 'none', `stroke="${body.dark}" stroke-opacity=".5" stroke-width="2"`)}
    ${ellipse(0, r * 0.02, r * 0.31, r * flat * 0.31, '#000', 'opacity=".25"')}
    <path d="M${-r * 0.29} ${-r * 0.1}V0A${r * 0.29} ${r * 0.29 * flat} 0 0 0 ${r * 0.29} 0V${-r * 0.1}Z" fill="${s.across('#0b0d0f', '#6d757d 25', '#23282d 55', '#050606')}"/>
    ${ellipse(0, -r * 0.1, r * 0.29, r * 0.29 * flat, s.slant(body.light, body.dark))}
    ${ellipse(0, -r * 0.1, r * 0.22, r * 0.22 * flat, s.slant(accent, darken(accent, 0.55)))}
    <g transform="scale(1 ${flat})">${circle(0, r * 0.62, r * 0.1, metal(s))}${circle(0, r * 0.62, r * 0.08, body.base)}
    <path d="M0 ${r * 0.57}v${r * 0.05}" stroke="${accent}" stroke-width="${r * 0.02}"/>${badge(s, 0, r * 0.44, r * 0.075)}</g>
    <path d="M${-r * 0.86} ${-r * 0.08}A${r * 0.9} ${r * 0.9 * flat} 0 0 1 ${-r * 0.2} ${-r * 0.4}" fill="none" stroke="#fff" stroke-width="${r * 0.03}" stroke-linecap="round" opacity=".55"/>`,
  );
}

const sideBrush = (s: Sketch, x: number, y: number, size: number, flat: number): string =>
  `<g transform="translate(${x} ${y}) scale(1 ${flat})"><path d="${repeat(3, (i) => {
    const [x1, y1] = polar(0, 0, size, 30 + i * 120);
    const [x2, y2] = polar(0, 0, size, 42 + i * 120);
    return `M0 0L${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}Z`;
  })}" fill="#59626b" stroke="#3d454d" stroke-width="4"/>${circle(0, 0, size * 0.24, s.accent)}</g>`;

const front = (s: Sketch): string => `${floor(s, 400, 566, 370, 72)}${sideBrush(s, 662, 548, 96, 0.4)}${robot(s, 400, 380, 330)}`;

function angle(s: Sketch): string {
  const { body, accent } = s;
  const dock = turnedBox(250, 76, 300, 150, { front: [0.96, 0.04], side: [0.6, -0.24] });
  return `${floor(s, 430, 706, 340, 56)}
    ${dock.side(`<rect width="150" height="520" rx="10" fill="${shaded(s)}"/>`)}
    ${dock.top(`<rect width="300" height="150" rx="16" fill="${s.across(body.light, body.base)}"/>`)}
    ${dock.front(`<path d="M0 10Q0 0 10 0H300V540H0Z" fill="${enamel(s)}"/>
    <path d="M18 66H282" stroke="#000" stroke-opacity=".25" stroke-width="3"/>
    <rect x="24" y="86" width="252" height="230" rx="14" fill="${s.slant('#3d454d', '#15181b 50', '#2b3138')}"/>
    <rect x="40" y="104" width="100" height="196" rx="10" fill="${s.down('#bfe4f5aa 30', '#4fa3d6cc 34', '#2b6f9fcc')}" stroke="#7fb6d0"/>
    <rect x="160" y="104" width="100" height="196" rx="10" fill="${s.down('#d9d4cdaa 55', '#8a8178cc 60', '#5b534bcc')}" stroke="#a39b92"/>
    ${badge(s, 150, 44, 20)}<path d="M28 340H272V560H28Z" fill="#0d0f11"/>
    <rect x="120" y="356" width="60" height="8" rx="4" fill="${accent}"/>`)}
    <path d="M250 600L190 690Q400 736 610 690L544 612Z" fill="${s.down('#23282d', '#59626b')}"/>${robot(s, 392, 586, 190)}`;
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  const wheel = s.symbol(`<rect x="-32" y="-74" width="64" height="148" rx="20" fill="#0b0d0f"/>
    <rect x="-24" y="-66" width="48" height="132" rx="12" fill="${s.down('#0d0f11', '#6d757d 45', '#15181b')}"/>
    <path d="${repeat(9, (i) => `M-24 ${-56 + i * 14}L0 ${-50 + i * 14}L24 ${-56 + i * 14}`)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4"/>`);
  const bristles = repeat(15, (i) => `M${196 + i * 28} 430q16 30 0 78`);
  return `${floor(s, 400, 742, 330, 26)}${circle(400, 400, 352, s.slant(body.light, body.base, body.dark))}
    ${circle(400, 400, 338, s.slant('#4a525b', '#2b3138 50', '#15181b'))}
    ${circle(400, 400, 322, 'none', 'stroke="#59626b" stroke-width="2"')}
    ${circle(400, 176, 50, '#15181b')}${circle(400, 176, 38, s.ball('#9fa8b0', '#3d454d 60', '#15181b'))}
    <path d="M362 176H438" stroke="#15181b" stroke-width="6"/>
    <path d="M300 130h40v16h-40zM460 130h40v16h-40z" fill="${s.across('#caa45a', '#f6e3ae', '#a67f35')}"/>
    ${wheel('translate(150 350)')}${wheel('translate(650 350)')}
    <rect x="180" y="412" width="440" height="116" rx="22" fill="#0b0d0f" stroke="#59626b" stroke-width="3"/>
    <rect x="192" y="428" width="416" height="84" rx="30" fill="${s.down('#15181b', lighten(accent, 0.25), darken(accent, 0.55))}"/>
    <path d="${bristles}" fill="none" stroke="#0b0d0f" stroke-width="7" opacity=".55"/>
    <path d="M196 452H604" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>
    <path d="M180 424h-18v90h18M620 424h18v90h-18" fill="${accent}"/>
    <path d="M232 582H568Q600 700 400 716Q200 700 232 582Z" fill="${s.down('#dfe6ea', '#aab5bd')}"/>
    <path d="${repeat(16, (i) => `M${236 + i * 22} 590v${(86 + 26 * Math.sin((i / 15) * Math.PI)).toFixed(0)}`)}" stroke="#8795a0" stroke-opacity=".5" stroke-width="5" stroke-dasharray="9 6"/>
    ${sideBrush(s, 640, 186, 130, 1)}<circle cx="640" cy="186" r="12" fill="${metal(s)}"/>${badge(s, 400, 330, 22, { fill: '#9aa3ab' })}
    <path d="M320 356H480" stroke="#59626b" stroke-width="3"/>
    ${[
      [250, 250],
      [550, 250],
      [160, 500],
      [640, 500],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 8, '#0b0d0f'))
      .join('')}`;
}

export const illustration = illustrate('robot-vacuum', { front, angle, detail });
