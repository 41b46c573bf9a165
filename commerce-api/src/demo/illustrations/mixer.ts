import { circle, ellipse, group, knob, metal, repeat, ticks } from './kit.ts';
import { at, badge, closeUp, cylinder, floor, illustrate, lying, scaled, tube } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const steelBowl = (s: Sketch): string =>
  s.across('#59626b', '#f4f6f7 18', '#b4bbc1 38', '#dfe3e6 55', '#7d868e 82', '#454c53 94', '#8f979e');

/** Wire whisk hanging from 0,0. */
const whisk = (s: Sketch): string =>
  `<rect x="-9" y="-14" width="18" height="40" rx="5" fill="${tube(s)}"/>
    <path d="M-8 24Q-64 110-34 160Q0 186 34 160Q64 110 8 24M-4 24Q-30 110-14 166M4 24Q30 110 14 166M0 24V172" fill="none" stroke="#59626b" stroke-width="5"/>
    <path d="M-8 24Q-64 110-34 160Q0 186 34 160Q64 110 8 24M-4 24Q-30 110-14 166M4 24Q30 110 14 166" fill="none" stroke="#eef1f3" stroke-width="2.5"/>`;

/** Spiral dough hook hanging from 0,0. */
const hook = (
  s: Sketch,
): string => `<path d="M0-14V40Q70 60 50 104T-46 128Q-60 160 0 168" fill="none" stroke="#59626b" stroke-width="21" stroke-linecap="round"/>
  <path d="M0-14V40Q70 60 50 104T-46 128Q-60 160 0 168" fill="none" stroke="${tube(s)}" stroke-width="17" stroke-linecap="round"/>
  <path d="M-4-10V42Q58 64 42 98T-50 126" fill="none" stroke="#fff" stroke-width="4" opacity=".7" stroke-linecap="round"/>`;

/** The steel bowl, its rim 300 wide around 0,0. */
const bowl = (s: Sketch, dough = false): string =>
  `<path d="M146 40q70-6 66 50t-96 70" fill="none" stroke="#59626b" stroke-width="20" stroke-linecap="round"/>
    <path d="M146 40q70-6 66 50t-96 70" fill="none" stroke="#d5dbe0" stroke-width="13" stroke-linecap="round"/>
    ${ellipse(0, 0, 156, 27, '#8f979e')}${ellipse(0, 1, 146, 22, s.down('#30363c', '#8f979e'))}
    ${
      dough
        ? `<g clip-path="${s.clip('<path d="M-146 0A146 22 0 0 0 146 0V-80H-146Z"/>')}">
    ${ellipse(0, 14, 128, 34, s.ball('#fffbf0', '#f3e3c0 55', '#cdb184'))}</g>`
        : ''
    }
    <path d="M-156 0A156 27 0 0 0 156 0Q154 150 76 206Q40 220 0 220T-76 206Q-154 150-156 0Z" fill="${steelBowl(s)}"/>
    <path d="M-156 2A156 27 0 0 0 156 2" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/>
    <path d="M-120 50Q-104 140-50 190" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".55"/>`;

/** Tilting head, its nose to the left; hinge near 560,250. */
function head(s: Sketch): string {
  const { body } = s;
  return `<path d="M110 190Q108 110 210 96Q420 70 590 104Q676 124 680 200Q680 262 640 280H220Q116 276 110 190Z" fill="${lying(s)}"/>
    <path d="M150 150Q180 116 300 106Q430 96 560 118" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/>
    <path d="M112 206H678" stroke="#c9ced4" stroke-width="9" opacity=".9"/>
    <path d="M112 212H678" stroke="#000" stroke-width="2" opacity=".3"/>${badge(s, 380, 184, 32, { maxWidth: 290 })}
    <path d="M230 276H350L338 306H242Z" fill="${s.across('#59626b', '#eef1f3 30', '#7d868e')}"/>
    ${circle(134, 188, 36, metal(s))}${circle(134, 188, 27, s.slant(body.light, body.dark))}${circle(134, 188, 12, metal(s))}`;
}

/** Foot and column. */
const stand = (s: Sketch): string =>
  `<path d="M500 270H668Q676 470 690 640H520Q540 470 500 270Z" fill="${cylinder(s)}"/>
    <path d="M120 690Q120 640 190 636H640Q712 640 716 690Q716 722 690 722H146Q120 722 120 690Z" fill="${lying(s)}"/>
    <path d="M150 664Q180 648 300 648" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5" fill="none"/>
    <path d="M126 708H712" stroke="#000" stroke-opacity=".3" stroke-width="4"/>
  ${ticks(612, 474, 46, 9, -130, 130, s.body.ink, 7, 3)}${knob(s, 612, 474, 38, (s.seed % 7) * 30 - 90, s.accent)}
  <rect x="586" y="352" width="50" height="18" rx="9" fill="#2b3138"/><circle cx="626" cy="361" r="6" fill="${s.accent}"/>`;

const front = (s: Sketch): string => `${floor(s, 418, 728, 330)}${stand(s)}${at(296, 306, s.seed % 2 === 0 ? whisk(s) : hook(s))}
  ${at(296, 420, bowl(s))}
  ${ellipse(296, 640, 90, 10, '#000', 'opacity=".25"')}${head(s)}`;

function angle(s: Sketch): string {
  return scaled(
    0.9,
    400,
    740,
    `${floor(s, 430, 728, 350)}${stand(s)}<g transform="rotate(22 600 262)">${head(s)}${at(294, 306, hook(s))}</g>
      <path d="M500 286Q560 250 660 262L664 320H506Z" fill="${cylinder(s)}"/>${at(296, 446, bowl(s, true))}
    ${floor(s, 70, 724, 80, 12)}<g transform="translate(64 692) rotate(-6) scale(.9 -1)"><g transform="translate(0 -10)">${whisk(s)}</g>
    </g>`,
  );
}

function detail(s: Sketch): string {
  const swirl = repeat(4, (i) => `M${170 + i * 46} ${478 + i * 26}Q400 ${400 + i * 42} ${630 - i * 46} ${478 + i * 26}`);
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#eef1f3', '#cfd6db')}"/>
      <path d="M40 40H760V190Q740 236 690 240H110Q60 236 40 190Z" fill="${lying(s)}"/>
      <path d="M40 176H760" stroke="#c9ced4" stroke-width="16"/>${badge(s, 400, 132, 46)}
    <path d="M310 240H490L472 296H328Z" fill="${s.across('#59626b', '#eef1f3 30', '#7d868e')}"/>
    ${ellipse(400, 500, 420, 150, s.slant('#dfe3e6', '#7d868e'))}${ellipse(400, 508, 396, 134, s.down('#454c53', '#b4bbc1'))}
    ${ellipse(400, 540, 350, 104, s.ball('#fffdf6', '#f6e9cc 55', '#d6bd92'))}
    <path d="${swirl}" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8"/>
    <path d="M210 560Q400 650 590 560M270 590Q400 640 530 590" fill="none" stroke="#c9ad7c" stroke-width="9" stroke-linecap="round" opacity=".5"/>
    ${group('transform="translate(400 300) scale(1.7 1.5)"', whisk(s))}
    <path d="M-20 510A420 150 0 0 0 820 510V800H-20Z" fill="${steelBowl(s)}"/>
    <path d="M-20 508A420 150 0 0 0 820 508" fill="none" stroke="#fff" stroke-width="12" opacity=".85"/>`,
  );
}

export const illustration = illustrate('mixer', { front, angle, detail });
