"""What axe finds wrong with a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# WCAG 2.2 AA, and axe's own good practice.
ALL_RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
CONTRAST = ("color-contrast",)

_RUN = """async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return found.violations.map((each) =>
    `${each.id}: ${each.help}: ` +
      each.nodes.slice(0, 3).map((node) => node.target.join(" ") + " " +
        node.any.concat(node.all).map((check) => check.message).join("; ")).join(" | "));
}"""


async def complaints(page: Page, rules: Sequence[str] = ALL_RULES) -> list[str]:
    """Every rule that the page breaks, once it is there: most pages are loaded when they are first
    visited."""
    await page.locator("h1").first.wait_for(state="attached")
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = await page.evaluate(_RUN, list(rules))
    return found
