import { CART_ID, NEOPORTAL_USER_ID, SIGNIN_TOKEN } from 'shared-contracts';
import { NEOPORTAL_MARK } from '../../shell/neoportal/logo-mark.ts';
import type { paths } from 'shared-contracts/rest';

/**
 * The one inline script of a page, the same whatever the page holds, so that its hash in the policy never changes with the content.
 * - It sets the Trusted Types policy: only this shop's own release addresses may become scripts.
 * - It lets the page be painted first: scripts are asked for when the picture of high priority has been painted, at the latest
 *   after 2 s, and at once when the visitor touches, types or clicks. Where the browser does not tell of paints, two frames
 *   stand for one; a picture that is not the largest paint is waited for no longer than 400 ms after it has come.
 * - Then, or when they have come, it puts the whole stylesheets in force for who has not waited for them and shows what stands
 *   below the first screen (`styles/later-parts.ts`); after 9 s that is shown as it is.
 * - It keeps the first press on a button that nothing but scripts can answer, for the page to answer it when it has come to life
 *   (`app/early-press.ts`).
 * - It keeps the browser's offer to install the shop, which comes early and once (`client/first-interaction/watch-install.ts`), and marks the page
 *   of a neoportal customer (F-06), whose logo is another one from the first paint on (S-06).
 * - It asks for the page data, which the host's script awaits (`client/boot/read-page.ts`).
 * - It creates the host's scripts with their integrity, as the block `#boot` says, to be run in their order, and fetches the scripts of the route's remote into
 *   the browser's cache: a preload would need each hash in the policy and in the document, half a kilobyte that nothing compresses.
 *   The scripts are run by their own loaders, each against its hash. The host's are created in a task of their own: with everything
 *   that is asked for in one, that was among the longest before a page comes to life.
 */
export const loaderScript = [
  '(()=>{',
  'const d=document,l=location,own=(u)=>{const a=new URL(u,l.href);return a.origin===l.origin&&/^\\/assets\\/[\\w./@+-]+\\.js$/.test(a.pathname)?u:null};',
  'self.trustedTypes?.createPolicy("default",{createScriptURL:own});',
  'const{late,pageData,scripts}=JSON.parse(d.getElementById("boot").textContent),each=(on)=>["pointerdown","keydown","wheel"].map((e)=>self[on+"EventListener"](e,go,{capture:true,passive:true})),',
  'ask=()=>{if(pageData)(self.amperioPageData??=fetch(pageData)).catch(()=>0)},',
  'sheet=d.querySelector("link[data-files]"),styled=()=>{d.documentElement.dataset.styled=""},show=()=>{try{if(sheet.sheet.cssRules.length){sheet.media="all";getComputedStyle(d.body).color;requestAnimationFrame(()=>setTimeout(styled))}}catch{}},',
  // A page that lives for hours holds none of the first pictures.
  'go=()=>{if(done)return;done=1;pictures.length=0;each("remove");ask();',
  // Before the styles, which take a while: nothing may keep the scripts off the line.
  'setTimeout(()=>{for(const s of scripts)d.head.append(Object.assign(d.createElement("script"),{crossOrigin:"",async:false,...s}))});',
  'setTimeout(show);sheet.onload=show;setTimeout(styled,9000);',
  'for(const u of late)fetch(u).then((r)=>r.text()).catch(()=>0)};',
  'let done;',
  'd.addEventListener("click",(e)=>{if(e.target.closest("main button:not(form *)"))self.amperioPress??=e},true);',
  'self.addEventListener("beforeinstallprompt",(e)=>{e.preventDefault();self.amperioInstall=e});',
  `try{if(localStorage.getItem(${JSON.stringify(SIGNIN_TOKEN.name)})&&localStorage.getItem(${JSON.stringify(NEOPORTAL_USER_ID.name)}))d.documentElement.dataset.${NEOPORTAL_MARK}=""}catch{}`,
  'each("add");',
  // A page whose scripts stand beside the document waits for nothing.
  'if(!late.length)ask();',
  'setTimeout(go,2000);',
  'const pictures=[...d.querySelectorAll("img[fetchpriority=high]")],paint="largest-contentful-paint";',
  'Promise.all(pictures.map((i)=>i.complete||new Promise((r)=>{i.onload=i.onerror=r}))).then(()=>{',
  'if(pictures.length&&PerformanceObserver.supportedEntryTypes.includes(paint)){setTimeout(go,400);new PerformanceObserver((l)=>l.getEntries().some((e)=>pictures.includes(e.element))&&setTimeout(go)).observe({type:paint,buffered:true})}',
  'else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))});',
  '})()',
].join('');

const text = JSON.stringify;
// A-01, A-06: the addresses that the cart's rules ask for first; the answer is taken for theirs only if they are the same.
const OWN_CART = '/rest/V1/pwa/carts/mine' satisfies keyof paths;
const GUEST_CARTS = '/rest/V1/pwa/guest-carts' satisfies keyof paths;
const WHOLE = '?response_type=full';
/** As long as the shop's own calls wait for an answer. */
const GIVE_UP_MS = 30_000;

/**
 * Asks for the visitor's cart while the scripts that will show it are still on their way, and leaves the answer at
 * `window.amperioCart` for the first reading of the cart (`client/early-cart.ts`). Nothing is kept: every document asks anew
 * (H-05), without a connection not at all (V-17). It reads the storage as `ShopStorage` does; with anything unexpected in it the cart is read later, by its service.
 */
const earlyCart = [
  '(()=>{try{',
  `const token=localStorage.getItem(${text(SIGNIN_TOKEN.name)}),kept=JSON.parse(localStorage.getItem(${text(CART_ID.name)})),now=Date.now();`,
  `const id=kept&&kept.version===${CART_ID.version}&&kept.timeStored<=now&&now<kept.timeStored+kept.ttl&&kept.value;`,
  `const path=token?${text(OWN_CART)}:typeof id==="string"&&id&&${text(`${GUEST_CARTS}/`)}+encodeURIComponent(id);`,
  'if(!path||navigator.onLine===false)return;',
  'const headers={Accept:"application/json",Store:document.documentElement.dataset.store};',
  'if(token)headers.Authorization="Bearer "+token;',
  `const url=path+${text(WHOLE)},answer=fetch(url,{headers,signal:AbortSignal.timeout(${GIVE_UP_MS})});`,
  'answer.catch(()=>0);',
  'window.amperioCart={url,token,answer};',
  '}catch{}})();',
].join('');

/** The inline script of pages that show the cart. */
export const cartLoaderScript = earlyCart + loaderScript;
