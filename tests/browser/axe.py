"""What axe finds wrong with a page: nothing, please."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

_RUN = """async () => {
  const found = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  return found.violations.map((each) =>
    `${each.id}: ${each.help}: ` +
      each.nodes.slice(0, 3).map((node) => node.target.join(" ") + " " +
        node.any.concat(node.all).map((check) => check.message).join("; ")).join(" | "));
}"""


async def complaints(page: Page) -> list[str]:
    """Every rule of WCAG 2.2 AA that the page breaks, and axe's own good practice."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = await page.evaluate(_RUN)
    return found
