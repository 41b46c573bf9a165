import {
  circle,
  contactShadow,
  darken,
  framed,
  group,
  illustration,
  lens,
  lighten,
  mix,
  path,
  rect,
  rim,
  softShadow,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly magnets: boolean;
  readonly material: 'silicone' | 'leather' | 'armour';
}

const look = (sheet: Sheet): Look => ({ magnets: sheet.random.chance(0.6), material: sheet.random.pick('silicone', 'leather', 'armour') });

const OUTLINE = 'M58-6H288Q352-6 352 58V648Q352 712 288 712H58Q-6 712-6 648V58Q-6-6 58-6z';
const WINDOW = 'M66 24H150Q192 24 192 66V150Q192 192 150 192H66Q24 192 24 150V66Q24 24 66 24z';

// Seen from within, the camera window is on the other side.
const HOLE_INSIDE = 'M196 24H280Q322 24 322 66V150Q322 192 280 192H196Q154 192 154 150V66Q154 24 196 24z';

/** The back of a case, drawn in 0,0…346×706; `empty` leaves the camera window open. */
function shell(
  sheet: Sheet,
  { body, accent, brand }: IllustrationParams,
  { magnets, material }: Look,
  empty: boolean,
  brandY = magnets ? 389 : 400,
): string {
  const paint = sheet.linear('diagonal', [0, mix(body.base, body.light, 0.75)], [0.4, body.base], [1, mix(body.base, body.dark, 0.6)]);
  const grain =
    material === 'leather'
      ? sheet.pattern(
          17,
          15,
          stroke('M0 4q5 4 9 0t8 3M2 12q4-4 8 0t7-2', darken(body.dark, 0.2), 1, 'opacity=".4"') +
            stroke('M0 5.500q5 4 9 0t8 3', '#fff', 0.8, 'opacity=".3"'),
        )
      : '';
  const edge = sheet.linear(
    'across',
    [0, '#000', 0.45],
    [0.04, '#fff', 0.35],
    [0.09, '#fff', 0],
    [0.9, '#000', 0],
    [0.97, '#000', 0.3],
    [1, '#000', 0.55],
  );
  const lenses = sheet.symbol(lens(sheet, 0, 0, 34));
  const hole = `${OUTLINE}${WINDOW}`;
  return (
    (empty
      ? path(WINDOW, darken(body.dark, 0.45))
      : path(WINDOW, '#31373e') +
        lenses('translate(72 72)') +
        lenses('translate(72 144)') +
        lenses('translate(146 108)') +
        circle(148, 58, 11, '#fff0c2')) +
    path(hole, paint, 'fill-rule="evenodd"') +
    (grain ? path(hole, grain, 'fill-rule="evenodd"') : '') +
    path(hole, edge, 'fill-rule="evenodd"') +
    stroke(WINDOW, darken(body.dark, 0.2), 9, 'opacity=".55"') +
    stroke(WINDOW, lighten(body.light, 0.3), 3, 'opacity=".75"') +
    (material === 'armour'
      ? path('M0 226L60 270V470L0 520zM346 226L286 270V470L346 520z', darken(body.dark, 0.25), 'opacity=".75"') +
        path('M14 706L100 600H246L332 706z', darken(body.dark, 0.25), 'opacity=".75"') +
        stroke('M100 600H246M60 270V470M286 270V470', accent, 3)
      : '') +
    (material === 'leather'
      ? stroke(
          'M62 8H284Q338 8 338 62V644Q338 698 284 698H62Q8 698 8 644V62Q8 8 62 8z',
          lighten(body.light, 0.2),
          2,
          'stroke-dasharray="9 6" opacity=".7"',
        )
      : '') +
    (magnets
      ? circle(173, 380, 82, 'none', `stroke="${body.ink}" stroke-width="9" opacity=".28"`) +
        rect(168, 486, 10, 64, 5, body.ink, 'opacity=".28"')
      : '') +
    text({
      x: 173,
      y: brandY,
      value: brand,
      size: 24,
      anchor: 'middle',
      fill: body.ink,
      tracking: 2,
      maxWidth: magnets ? 128 : 230,
      opacity: 0.9,
    }) +
    rect(-12, 190, 8, 54, 4, mix(body.base, body.dark, 0.5)) +
    rect(-12, 262, 8, 54, 4, mix(body.base, body.dark, 0.5)) +
    rect(350, 214, 8, 84, 4, mix(body.base, body.dark, 0.7))
  );
}

/** The empty inside: soft lining, raised border. */
function inside(sheet: Sheet, { body }: IllustrationParams, { magnets }: Look): string {
  const lining = sheet.linear('diagonal', [0, mix(body.base, body.dark, 0.7)], [0.6, mix(body.base, body.dark, 0.25)], [1, body.base]);
  return (
    path(
      `${OUTLINE}${HOLE_INSIDE}`,
      sheet.linear('across', [0, body.light], [0.5, body.base], [1, mix(body.base, body.dark, 0.6)]),
      'fill-rule="evenodd"',
    ) +
    path(`M62 10H284Q336 10 336 62V644Q336 696 284 696H62Q10 696 10 644V62Q10 10 62 10z${HOLE_INSIDE}`, lining, 'fill-rule="evenodd"') +
    rim(11, 11, 324, 684, 52, '#000', 0.35, 4) +
    stroke(HOLE_INSIDE, body.light, 4, 'opacity=".6"') +
    (magnets
      ? circle(173, 400, 84, 'none', `stroke="${body.light}" stroke-width="16" opacity=".35"`) +
        circle(173, 400, 84, 'none', `stroke="${body.dark}" stroke-width="2" stroke-dasharray="24 6"`)
      : '') +
    path('M10 560L336 250V420L120 696H62Q10 696 10 644z', '#fff', 'opacity=".07"')
  );
}

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return contactShadow(sheet, 400, 758, 190, 16) + group('transform="translate(227 46)"', shell(sheet, params, found, false));
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  return (
    contactShadow(sheet, 400, 744, 320, 28) +
    group('transform="translate(424 52) rotate(7) scale(.92)"', inside(sheet, params, found)) +
    group(
      'transform="translate(70 92) rotate(-6) scale(.92)"',
      softShadow(2, 10, 346, 700, 60, 18, 0.34),
      path(OUTLINE, darken(params.body.dark, 0.1), 'transform="translate(-7 2)"'),
      shell(sheet, params, found, true),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  return group('transform="translate(130 90) scale(1.68)"', shell(sheet, params, { ...found, magnets: false }, false, 340));
};

/** Phone case: on a phone, outside and inside, camera border. */
export const phoneCase = illustration('phone-case', { front, angle, detail: framed(detail) });
