// Checks a screen: axe finds nothing, nothing is cut off at the side, and a picture is saved to look at.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';
export const dayAndNight: Scheme[] = ['light', 'dark'];

// Also checks the sizes of targets, which axe leaves out by default.
const rules = { rules: { 'target-size': { enabled: true } } };

export async function look(page: Page, name: string, schemes: Scheme[] = dayAndNight): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    // Waits for the colours. Otherwise axe would compare colours of day and night.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
    const sheet = page.locator('dialog .inside:has(tfoot)');
    const scrolled = (to: 'start' | 'end'): Promise<void> =>
      sheet.evaluateAll((boxes, where) => {
        for (const box of boxes) box.scrollTop = where === 'end' ? box.scrollHeight : 0;
      }, to);
    // At the end of the sheet, no row is half behind the totals: axe would call its name too small a target.
    await scrolled('end');
    const { violations } = await new AxeBuilder({ page }).options(rules).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await scrolled('start');
    await page.screenshot({
      path: `../build/web-shots/${name}${scheme === 'dark' ? '-dark' : ''}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
