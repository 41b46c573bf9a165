/**
 * The one inline script of a page. It sets the Trusted Types policy (only this shop's own release addresses may become
 * scripts) and creates the host's script with its integrity, as the block `#boot` says.
 * It is the same for every page, so its hash in the policy never changes with the content.
 */
export const loaderScript = [
  '(()=>{',
  'const own=(u)=>{const a=new URL(u,location.href);return a.origin===location.origin&&/^\\/assets\\/[\\w./@+-]+\\.js$/.test(a.pathname)?u:null};',
  'if(self.trustedTypes)trustedTypes.createPolicy("default",{createScriptURL:own});',
  'const boot=JSON.parse(document.getElementById("boot").textContent);',
  'const s=document.createElement("script");',
  's.async=true;s.crossOrigin="anonymous";s.integrity=boot.integrity;s.src=boot.src;',
  'document.head.append(s);',
  '})()',
].join('');
