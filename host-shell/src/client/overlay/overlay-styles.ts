import { LABEL_HEIGHT } from './boundaries.ts';

/** [light, dark]: on light ground with white words, on dark ground with dark ones; contrast 4.5:1 and more. */
const colours: Readonly<Record<string, readonly [string, string]>> = {
  'host-shell': ['#4b5563', '#a8b0bd'],
  'mfe-catalog': ['#1d4ed8', '#7fb0ff'],
  'mfe-cart-checkout': ['#15703a', '#5ddb8e'],
  'mfe-account': ['#7e22ce', '#cd9dff'],
  'mfe-content': ['#b23c0a', '#ffa466'],
};

const rules = Object.entries(colours).map(([remote, [light, dark]]) => `[data-of="${remote}"]{--colour:light-dark(${light},${dark})}`);

/** Styles of the overlay's shadow tree, isolated from the page. */
export const overlayStyles = `
:host{position:fixed;inset:0;width:auto;height:auto;margin:0;padding:0;border:0;background:none;overflow:hidden;pointer-events:none;color-scheme:light dark}
ul{position:absolute;inset:0;list-style:none;margin:0;padding:0}
li{--colour:light-dark(#4b5563,#a8b0bd);position:absolute;box-sizing:border-box;border:2px dashed var(--colour);border-radius:4px}
span{position:fixed;height:${LABEL_HEIGHT - 2}px;max-width:calc(100vw - 16px);padding:0 8px;border-radius:4px;background:var(--colour);color:light-dark(#fff,#0e121a);font:600 12px/${LABEL_HEIGHT - 2}px ui-monospace,monospace;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
${rules.join('')}
`;
