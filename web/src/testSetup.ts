/** Before each file of tests: nothing is left of what others have loaded, stored or drawn. */
import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.innerHTML = "";
history.replaceState(null, "", "/");
