import { routes } from "@cosmic/contracts/routes";
import { PAINTED } from "../navigation/painted-script.ts";

/** Longer than this no page holds its claims back. */
const PATIENCE_MS = 1_500;

/**
 * Inline script of the head; the site's policy allows it by its hash. Pages are prerendered with every
 * claim and marked by `data-claim`; the style sheet hides those named in `data-claims-off` of the root
 * element. It asks once the page has been painted. The answer of the last visit stands until the new one has
 * come; a first visit holds the claims' places free until then ("?"), and shows them where no answer comes.
 */
export const CLAIMS_SCRIPT = `(function(){var d=document.documentElement.dataset,k="claimsOff",s=function(v){d[k]=v},v="?";try{v=localStorage.getItem(k)??v}catch(e){}s(v);addEventListener("${PAINTED}",function(){setTimeout(function(){d[k]==="?"&&s("")},${PATIENCE_MS});fetch(${JSON.stringify(routes.claims.getSwitchedOff.path)}).then(function(r){return r.json()}).then(function(j){v=j.switchedOff.join(" ");s(v);try{localStorage.setItem(k,v)}catch(e){}}).catch(function(){d[k]==="?"&&s("")})},{once:true})})()`;
