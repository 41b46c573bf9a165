/**
 * The one inline script of a page, the same for every page, so that its hash in the policy never changes with the content.
 * - It sets the Trusted Types policy: only this shop's own release addresses may become scripts.
 * - It lets the page be painted first: scripts are asked for when the pictures of high priority have come, at the latest
 *   after 2 s, and at once when the visitor touches, types or clicks.
 * - It creates the host's script with its integrity and preloads the route's remote, as the block `#boot` says.
 */
export const loaderScript = [
  '(()=>{',
  'const d=document,own=(u)=>{const a=new URL(u,location.href);return a.origin===location.origin&&/^\\/assets\\/[\\w./@+-]+\\.js$/.test(a.pathname)?u:null};',
  'if(self.trustedTypes)trustedTypes.createPolicy("default",{createScriptURL:own});',
  'const boot=JSON.parse(d.getElementById("boot").textContent),early=["pointerdown","keydown","touchstart","wheel"];',
  'let done=0;',
  'const go=()=>{if(done++)return;early.forEach((e)=>removeEventListener(e,go,true));',
  'for(const p of boot.preloads){const l=d.createElement("link");l.rel="preload";l.as="script";l.crossOrigin="anonymous";l.integrity=p.integrity;l.href=p.href;d.head.append(l)}',
  'const s=d.createElement("script");s.async=true;s.crossOrigin="anonymous";s.integrity=boot.integrity;s.src=boot.src;d.head.append(s)};',
  'early.forEach((e)=>addEventListener(e,go,{capture:true,passive:true}));',
  'setTimeout(go,2000);',
  'const come=(i)=>i.complete||new Promise((r)=>{i.onload=i.onerror=r});',
  'Promise.all([...d.querySelectorAll("img[fetchpriority=high]")].map(come)).then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go))));',
  '})()',
].join('');
